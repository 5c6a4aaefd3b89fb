import { AWARDS } from '#capabilities/storefronts/rules/badges.ts';
import { facetWords } from '../rules/facet-bits.ts';
import type { CategoryRows, Columns } from './category-rows.ts';
import { type FilterGroup, type HalfWords, inHalves } from './search-groups.ts';
import { type SearchScope, scopeTest } from './search-scope.ts';

const WORD = 64;
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

function addBits(counts: Int32Array, word: number, from: number): void {
  let rest = word;
  while (rest !== 0) {
    const bit = 31 - Math.clz32(rest & -rest);
    counts[from + bit] = (counts[from + bit] ?? 0) + 1;
    rest &= rest - 1;
  }
}

function countRow(counts: BitCounts, columns: Columns, place: number, among: HalfWords): void {
  const sharedLow = (columns.sharedLow[place] ?? 0) & among.sharedLow;
  const sharedHigh = (columns.sharedHigh[place] ?? 0) & among.sharedHigh;
  addBits(counts.own, (columns.ownLow[place] ?? 0) & among.ownLow, 0);
  addBits(counts.own, (columns.ownHigh[place] ?? 0) & among.ownHigh, HALF);
  addBits(counts.shared, sharedLow, 0);
  addBits(counts.shared, sharedHigh, HALF);
  if (((sharedLow & ANY_AWARD.sharedLow) | (sharedHigh & ANY_AWARD.sharedHigh)) !== 0) counts.anyAward += 1;
}

const PASSES = -1;
const FAILS = -2;

/** Which group alone keeps a row out; PASSES for none, FAILS for more than one. */
function onlyFailing(groups: readonly FilterGroup[], place: number): number {
  let failing = PASSES;
  for (let index = 0; index < groups.length; index += 1) {
    if (groups[index]?.passes(place)) continue;
    if (failing !== PASSES) return FAILS;
    failing = index;
  }
  return failing;
}

/**
 * One walk over a category: who passes, and how many a search with any other option would find. A row that one group
 * alone keeps out counts for the options of that group, because choosing one of them would let it in.
 */
export function scanRows(rows: CategoryRows, scope: SearchScope, groups: readonly FilterGroup[]): Scan {
  const { columns, size } = rows;
  const isInside = scopeTest(rows, scope);
  const found = new Int32Array(size);
  const missed = new Int32Array(groups.length);
  const counts: BitCounts = { own: new Int32Array(WORD), shared: new Int32Array(WORD), anyAward: 0 };
  let foundCount = 0;
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  for (let place = 0; place < size; place += 1) {
    if (!isInside(place)) continue;
    const price = columns.price[place] ?? -1;
    if (price !== -1 && price < min) min = price;
    if (price > max) max = price;
    const failing = onlyFailing(groups, place);
    if (failing === PASSES) {
      found[foundCount] = place;
      foundCount += 1;
      countRow(counts, columns, place, EVERYTHING);
    } else if (failing !== FAILS) {
      missed[failing] = (missed[failing] ?? 0) + 1;
      const options = groups[failing]?.options;
      if (options) countRow(counts, columns, place, options);
    }
  }
  return {
    found: found.subarray(0, foundCount),
    counts,
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
