import { cellOf } from './map-cells.ts';
import { NameWords } from './name-words.ts';
import { PlaceLists } from './place-lists.ts';
import type { Vocabulary } from './vocabulary.ts';

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
} as const;

type ColumnName = keyof typeof LAYOUT;
export type Columns = { [Name in ColumnName]: InstanceType<(typeof LAYOUT)[Name]> };
export type MemoryRow = Record<ColumnName, number>;

const COLUMN_NAMES = Object.keys(LAYOUT) as ColumnName[];
const FIRST_CAPACITY = 64;
const LARGEST_SCORE = 2 ** 15;
const ID_ROOM = 2 ** 31;

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
  readonly names: NameWords;
  readonly #places = new Map<number, number>();

  constructor(vocabulary?: Vocabulary) {
    this.names = new NameWords(vocabulary);
  }

  placeOf(id: number): number | undefined {
    return this.#places.get(id);
  }

  /** Adds the row with its folded name, or writes over the one the storefront has. */
  put(row: MemoryRow, name: string): void {
    const known = this.#places.get(row.id);
    const place = known ?? this.size;
    if (known === undefined) {
      if (place === this.columns.id.length) this.#grow();
      this.#places.set(row.id, place);
      this.size += 1;
    } else this.#leaveLists(place);
    const hasSameRank = this.columns.score[place] === row.score;
    for (const column of COLUMN_NAMES) this.columns[column][place] = row[column];
    this.#enterLists(place);
    this.names.set(place, name, hasSameRank);
    this.revision += 1;
  }

  /** Lists names by their words, if that is due: a tenth of a second for a hundred thousand of them. */
  prepareNames(): void {
    this.names.prepare(() => this.#rankPlaces());
  }

  /** All places, the best-ranked first. */
  #rankPlaces(): Int32Array {
    const { id, score } = this.columns;
    const keys = new Float64Array(this.size);
    for (let place = 0; place < this.size; place += 1) {
      keys[place] = (LARGEST_SCORE - (score[place] ?? 0)) * ID_ROOM + (id[place] ?? 0);
    }
    return Int32Array.from(keys.sort(), (key) => this.#places.get(key % ID_ROOM) ?? 0);
  }

  /** The last row moves into the gap. */
  remove(id: number): void {
    const place = this.#places.get(id);
    if (place === undefined) return;
    const last = this.size - 1;
    this.#leaveLists(place);
    if (place !== last) this.#moveLast(place);
    this.names.clear(last);
    this.#places.delete(id);
    this.size = last;
    this.revision += 1;
  }

  #moveLast(place: number): void {
    const last = this.size - 1;
    this.#leaveLists(last);
    for (const name of COLUMN_NAMES) this.columns[name][place] = this.columns[name][last] ?? 0;
    this.#places.set(this.columns.id[place] ?? 0, place);
    this.names.move(last, place);
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
