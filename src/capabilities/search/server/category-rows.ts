import { cellOf } from './map-cells.ts';
import { PlaceLists } from './place-lists.ts';

/** One number per storefront and column, in arrays outside the heap: a hundred thousand rows are read in a millisecond. */
const LAYOUT = {
  id: Int32Array,
  /** Which change wrote the row. */
  version: Float64Array,
  /** -1 outside every market. */
  market: Int32Array,
  /** The two letters of the state as one number. */
  state: Uint16Array,
  lat: Float64Array,
  lon: Float64Array,
  /** Facet words in halves, because the machine's bit operations have 32 bits. */
  ownLow: Int32Array,
  ownHigh: Int32Array,
  sharedLow: Int32Array,
  sharedHigh: Int32Array,
  /** -1 for none, as with capacity and rating. */
  price: Int32Array,
  capacity: Int32Array,
  /** What is known without the question, in tenths of a point. */
  score: Int16Array,
  rating: Int16Array,
  reviews: Int32Array,
  published: Float64Array,
  featuredUntil: Float64Array,
  showsAvailability: Uint8Array,
  daysOff: Uint8Array,
  /** A day's number since 1970; the largest number for an open end. */
  availableThrough: Int32Array,
  /** The first four letters of the name, two in each. */
  nameStart: Uint32Array,
  nameNext: Uint32Array,
} as const;

type ColumnName = keyof typeof LAYOUT;
export type Columns = { [Name in ColumnName]: InstanceType<(typeof LAYOUT)[Name]> };
export type MemoryRow = Record<ColumnName, number>;

const COLUMN_NAMES = Object.keys(LAYOUT) as ColumnName[];
const FIRST_CAPACITY = 64;

function createColumns(capacity: number): Columns {
  const columns = COLUMN_NAMES.map((name) => [name, new LAYOUT[name](capacity)] as const);
  return Object.fromEntries(columns) as Columns;
}

/** The search rows of one category. Rows lie without gaps from 0 to `size`; their places change when others leave. */
export class CategoryRows {
  columns: Columns = createColumns(FIRST_CAPACITY);
  size = 0;
  /** Grows with every change. */
  revision = 0;
  /** Who is in a market, a state, a square of the map, so that a look at one of them need not pass all the others. */
  readonly markets = new PlaceLists();
  readonly states = new PlaceLists();
  readonly cells = new PlaceLists();
  readonly #places = new Map<number, number>();

  placeOf(id: number): number | undefined {
    return this.#places.get(id);
  }

  /** Adds the row, or writes over the one the storefront has. */
  put(row: MemoryRow): void {
    const known = this.#places.get(row.id);
    const place = known ?? this.size;
    if (known === undefined) {
      if (place === this.columns.id.length) this.#grow();
      this.#places.set(row.id, place);
      this.size += 1;
    } else this.#leaveLists(place);
    for (const name of COLUMN_NAMES) this.columns[name][place] = row[name];
    this.#enterLists(place);
    this.revision += 1;
  }

  /** The last row moves into the gap. */
  remove(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    const last = this.size - 1;
    this.#leaveLists(place);
    if (place !== last) this.#moveLast(place);
    this.#places.delete(id);
    this.size = last;
    this.revision += 1;
  }

  #moveLast(place: number): void {
    const last = this.size - 1;
    this.#leaveLists(last);
    for (const name of COLUMN_NAMES) this.columns[name][place] = this.columns[name][last] ?? 0;
    this.#places.set(this.columns.id[place] ?? 0, place);
    this.#enterLists(place);
  }

  #cellOf(place: number): number {
    return cellOf({ lat: this.columns.lat[place] ?? 0, lon: this.columns.lon[place] ?? 0 });
  }

  #enterLists(place: number): void {
    this.markets.enter(this.columns.market[place] ?? 0, place);
    this.states.enter(this.columns.state[place] ?? 0, place);
    this.cells.enter(this.#cellOf(place), place);
  }

  #leaveLists(place: number): void {
    this.markets.leave(this.columns.market[place] ?? 0, place);
    this.states.leave(this.columns.state[place] ?? 0, place);
    this.cells.leave(this.#cellOf(place), place);
  }

  #grow(): void {
    const larger = createColumns(this.columns.id.length * 2);
    for (const name of COLUMN_NAMES) larger[name].set(this.columns[name]);
    this.columns = larger;
  }
}
