import { LRUCache } from 'lru-cache';
import type { CalendarDate } from '#base/calendar-date.ts';
import type { Platform } from '#platform/platform.ts';
import { listTakenDays, listTakenIds } from './memory.store.ts';

const DAYS_REMEMBERED = 60;
/** Beyond so many changed storefronts, reading the days anew is cheaper than mending them. */
const MANY = 5_000;
const FIRST_BYTES = 1_024;

/** Who has taken a day: one bit for each storefront. */
export class TakenDay {
  #bits = new Uint8Array(FIRST_BYTES);

  has(id: number): boolean {
    return (((this.#bits[id >> 3] ?? 0) >> (id & 7)) & 1) === 1;
  }

  set(id: number, isTaken: boolean): void {
    const byte = id >> 3;
    if (byte >= this.#bits.length) {
      const larger = new Uint8Array(Math.max(byte + 1, this.#bits.length * 2));
      larger.set(this.#bits);
      this.#bits = larger;
    }
    const mark = 1 << (id & 7);
    const bits = this.#bits[byte] ?? 0;
    this.#bits[byte] = isTaken ? bits | mark : bits & ~mark;
  }
}

export type TakenDays = {
  on(day: CalendarDate): Promise<TakenDay>;
  /** Reads the days of these storefronts again, which have changed. */
  refresh(storefrontIds: readonly number[]): Promise<void>;
};

/** Days somebody asked for lately, kept up to date with the search rows. */
export function createTakenDays({ db }: Pick<Platform, 'db'>): TakenDays {
  const days = new LRUCache<CalendarDate, TakenDay>({ max: DAYS_REMEMBERED });
  let turn: Promise<unknown> = Promise.resolve();

  /** One after another: a day read while another mends it would miss what changed meanwhile. */
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const result = turn.then(work);
    turn = result.catch(() => undefined);
    return result;
  }

  async function read(day: CalendarDate): Promise<TakenDay> {
    const known = days.get(day);
    if (known) return known;
    const taken = new TakenDay();
    for (const id of await listTakenIds(db, day)) taken.set(id, true);
    days.set(day, taken);
    return taken;
  }

  async function mend(ids: readonly number[]): Promise<void> {
    if (days.size === 0 || ids.length === 0) return;
    if (ids.length > MANY) return days.clear();
    const taken = await listTakenDays(db, ids, [...days.keys()]);
    for (const day of days.values()) for (const id of ids) day.set(id, false);
    for (const { id, day } of taken) days.get(day as CalendarDate)?.set(id, true);
  }

  return { on: (day) => inTurn(() => read(day)), refresh: (ids) => inTurn(() => mend(ids)) };
}
