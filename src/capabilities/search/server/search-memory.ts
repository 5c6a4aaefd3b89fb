import type { CalendarDate } from '#base/calendar-date.ts';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import type { Database } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { CategoryRows, type MemoryRow } from './category-rows.ts';
import { type ChangedRow, listChangedRows, listRemovedIds, listVersions } from './memory.store.ts';
import { shareQuestion } from './share-question.ts';
import { stateNumber } from './state-number.ts';
import { createTakenDays, type TakenDay, type TakenDays } from './taken-days.ts';
import { Vocabulary } from './vocabulary.ts';

/** Few enough that other requests get their turn while a large category is read. */
const ROWS_AT_A_TIME = 5_000;
const LAST_ID = 2_147_483_647;
const NO_END = 2_147_483_647;

function toMemoryRow(row: ChangedRow): MemoryRow {
  return {
    id: row.id,
    version: Number(row.version),
    market: row.market_id ?? -1,
    state: stateNumber(row.state_code),
    lat: row.lat,
    lon: row.lon,
    ownLow: row.own_low,
    ownHigh: row.own_high,
    sharedLow: row.shared_low,
    sharedHigh: row.shared_high,
    price: row.price_cents ?? -1,
    capacity: row.capacity ?? -1,
    score: row.score,
    rating: row.rating ?? -1,
    reviews: row.reviews_count,
    published: row.published,
    featuredUntil: row.featured_until ?? 0,
    showsAvailability: row.shows_availability ? 1 : 0,
    daysOff: row.days_off,
    availableThrough: row.available_through ?? NO_END,
  };
}

/** A category as this process knows it, at one version. */
class CategoryMemory {
  readonly rows: CategoryRows;
  readonly #categoryId: number;
  readonly #db: Database;
  readonly #days: TakenDays;
  #version = 0;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(db: Database, days: TakenDays, vocabulary: Vocabulary, categoryId: number) {
    this.rows = new CategoryRows(vocabulary);
    this.#db = db;
    this.#days = days;
    this.#categoryId = categoryId;
  }

  /** What these rows are as of; rows that are being read are not told before the last of them has come. */
  get version(): number {
    return this.#version;
  }

  get categoryId(): number {
    return this.#categoryId;
  }

  /** Reads what changed up to these versions since the last time. */
  async catchUp(versions: ReadonlyMap<number, number>): Promise<CategoryRows> {
    const version = versions.get(this.#categoryId) ?? 0;
    if (version > this.#version) await this.#inTurn(() => this.#readChanges(version));
    return this.rows;
  }

  /** One after another: two readers at once would each write half. A failure is its asker's alone. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#turn.then(work);
    this.#turn = result.catch(() => undefined);
    return result;
  }

  async #readChanges(version: number): Promise<void> {
    if (version <= this.#version) return;
    const removed = await listRemovedIds(this.#db, this.#categoryId, this.#version);
    for (const id of removed) this.rows.remove(id);
    const changed: number[] = [];
    let after = { version: this.#version, storefrontId: LAST_ID };
    for (;;) {
      const rows = await listChangedRows(this.#db, this.#categoryId, after, ROWS_AT_A_TIME);
      for (const row of rows) {
        this.rows.put(toMemoryRow(row), row.name);
        changed.push(row.id);
      }
      const last = rows.at(-1);
      if (!last || rows.length < ROWS_AT_A_TIME) break;
      after = { version: Number(last.version), storefrontId: last.id };
    }
    await this.#days.refresh(changed);
    // Whoever looked meanwhile may have seen new rows with old days; nobody is to remember that as the newest.
    this.rows.revision += 1;
    this.#version = version;
    this.rows.prepareNames();
  }
}

/** What a process has read already, and whether that was the newest at an instant of the database. */
export type LastRead = {
  shelves: readonly CategoryRows[];
  isAsOf(versions: ReadonlyMap<number, number>): boolean;
};

export type SearchMemory = {
  /** The words of all names in all categories. */
  vocabulary: Vocabulary;
  /** The rows of a category as of now; they hold still until the next `await`. */
  rowsOf(categoryId: number): Promise<CategoryRows>;
  /** The same of every category, for the price of one question. */
  allRows(): Promise<readonly CategoryRows[]>;
  /** What this process has read already, of one category or of all; nobody asks whether it is the newest. */
  lastRead(categoryId: number | null): LastRead;
  /** Who has taken a day, as of the rows that were asked for last. */
  takenOn(day: CalendarDate): Promise<TakenDay>;
};

/**
 * Every process keeps the narrow search rows in memory and asks the database before each answer whether they are
 * still the newest; those who come at once ask together. A filter over a whole category with all its counts is then a walk over a few arrays, which no
 * index of a database matches, and still nobody reads anything older than what was committed when they asked.
 */
export function createSearchMemory({ db }: Pick<Platform, 'db'>): SearchMemory {
  const categories = new Map<number, CategoryMemory>();
  const days = createTakenDays({ db });
  const vocabulary = new Vocabulary();
  const memoryOf = (categoryId: number) => {
    const known = categories.get(categoryId) ?? new CategoryMemory(db, days, vocabulary, categoryId);
    categories.set(categoryId, known);
    return known;
  };
  const all = MARKETPLACE_CATEGORIES.map(({ taxonomyNodeId }) => memoryOf(taxonomyNodeId));
  const askVersions = shareQuestion(() => listVersions(db));
  return {
    vocabulary,
    rowsOf: async (categoryId) => memoryOf(categoryId).catchUp(await askVersions()),
    async allRows() {
      const versions = await askVersions();
      return Promise.all(all.map((memory) => memory.catchUp(versions)));
    },
    lastRead(categoryId) {
      const asked = categoryId === null ? all : [memoryOf(categoryId)];
      const read = asked.map((memory) => memory.version);
      return {
        shelves: asked.map(({ rows }) => rows),
        isAsOf: (versions) =>
          asked.every((memory, index) => (versions.get(memory.categoryId) ?? 0) === read[index]),
      };
    },
    takenOn: (day) => days.on(day),
  };
}
