import { AWARDS } from '#capabilities/storefronts/rules/badges.ts';
import { facetWords } from '../rules/facet-bits.ts';
import { BitTally } from './bit-tally.ts';
import type { CategoryRows, Columns } from './category-rows.ts';
import { type FilterGroup, type HalfWords, inHalves } from './search-groups.ts';
import { type SearchScope, scopeTest } from './search-scope.ts';

const HALF = 32;
const EVERYTHING: HalfWords = { ownLow: -1, ownHigh: -1, sharedLow: -1, sharedHigh: -1 };
const ANY_AWARD = inHalves(facetWords({ awards: AWARDS }));

/** How many rows have each bit. */
export type BitCounts = { own: Int32Array; shared: Int32Array; anyAward: number };

export type Scan = {
  /** The places of the rows that pass everything, in no order. */
  found: Int32Array;
  counts: BitCounts;
  /** By group: how many rows only this group keeps out. */
  missed: Int32Array;
  priceBounds: { min: number; max: number } | null;
};

class RowTally {
  readonly #ownLow = new BitTally();
  readonly #ownHigh = new BitTally();
  readonly #sharedLow = new BitTally();
  readonly #sharedHigh = new BitTally();
  #anyAward = 0;

  add(columns: Columns, place: number, among: HalfWords): void {
    const sharedLow = (columns.sharedLow[place] ?? 0) & among.sharedLow;
    const sharedHigh = (columns.sharedHigh[place] ?? 0) & among.sharedHigh;
    this.#ownLow.add((columns.ownLow[place] ?? 0) & among.ownLow);
    this.#ownHigh.add((columns.ownHigh[place] ?? 0) & among.ownHigh);
    this.#sharedLow.add(sharedLow);
    this.#sharedHigh.add(sharedHigh);
    if (((sharedLow & ANY_AWARD.sharedLow) | (sharedHigh & ANY_AWARD.sharedHigh)) !== 0) this.#anyAward += 1;
  }

  read(): BitCounts {
    const joined = (low: BitTally, high: BitTally) => {
      const counts = new Int32Array(2 * HALF);
      counts.set(low.read());
      counts.set(high.read(), HALF);
      return counts;
    };
    return {
      own: joined(this.#ownLow, this.#ownHigh),
      shared: joined(this.#sharedLow, this.#sharedHigh),
      anyAward: this.#anyAward,
    };
  }
}

const PASSES = -1;
const FAILS = -2;

/**
 * Which group alone keeps a row out; PASSES for none, FAILS for more than one. Groups of bits are asked first and
 * without a function each: over a whole category the calls would cost more than the answers.
 */
function createGroupTest({ columns }: CategoryRows, groups: readonly FilterGroup[]) {
  const { ownLow, ownHigh, sharedLow, sharedHigh } = columns;
  const words = groups.flatMap(({ wanted }) => wanted ?? []);
  const masks = Int32Array.from(
    words.flatMap((word) => [word.ownLow, word.ownHigh, word.sharedLow, word.sharedHigh]),
  );
  const bitGroups = words.length;

  function failingBits(place: number): number {
    const [a, b] = [ownLow[place] ?? 0, ownHigh[place] ?? 0];
    const [c, d] = [sharedLow[place] ?? 0, sharedHigh[place] ?? 0];
    let failing = PASSES;
    for (let index = 0; index < bitGroups; index += 1) {
      const at = index * 4;
      const own = (a & (masks[at] ?? 0)) | (b & (masks[at + 1] ?? 0));
      if ((own | (c & (masks[at + 2] ?? 0)) | (d & (masks[at + 3] ?? 0))) !== 0) continue;
      if (failing !== PASSES) return FAILS;
      failing = index;
    }
    return failing;
  }

  return (place: number): number => {
    let failing = failingBits(place);
    for (let index = bitGroups; index < groups.length && failing !== FAILS; index += 1) {
      if (groups[index]?.passes(place)) continue;
      failing = failing === PASSES ? index : FAILS;
    }
    return failing;
  };
}

/**
 * One walk over a category: who passes, and how many a search with any other option would find. A row that one group
 * alone keeps out counts for the options of that group, because choosing one of them would let it in.
 */
export function scanRows(rows: CategoryRows, scope: SearchScope, groups: readonly FilterGroup[]): Scan {
  const { columns, size } = rows;
  const isInside = scopeTest(rows, scope);
  const onlyFailing = createGroupTest(rows, groups);
  const found = new Int32Array(size);
  const missed = new Int32Array(groups.length);
  const tally = new RowTally();
  let foundCount = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  for (let place = 0; place < size; place += 1) {
    if (!isInside(place)) continue;
    const price = columns.price[place] ?? -1;
    if (price !== -1 && price < min) min = price;
    if (price > max) max = price;
    const failing = onlyFailing(place);
    if (failing === PASSES) {
      found[foundCount] = place;
      foundCount += 1;
      tally.add(columns, place, EVERYTHING);
    } else if (failing !== FAILS) {
      missed[failing] = (missed[failing] ?? 0) + 1;
      const options = groups[failing]?.options;
      if (options) tally.add(columns, place, options);
    }
  }
  return {
    found: found.subarray(0, foundCount),
    counts: tally.read(),
    missed,
    priceBounds: max === -1 ? null : { min, max },
  };
}

/** How many rows lie in a scope, filters aside. */
export function countInScope(rows: CategoryRows, scope: SearchScope, enough: number): number {
  const isInside = scopeTest(rows, scope);
  let count = 0;
  for (let place = 0; place < rows.size && count < enough; place += 1) if (isInside(place)) count += 1;
  return count;
}
