import { AWARDS } from '#capabilities/storefronts/rules/badges.ts';
import { facetWords } from '../rules/facet-bits.ts';
import { tallyBits } from './bit-tally.ts';
import type { CategoryRows } from './category-rows.ts';
import { countMisses, type Misses, missesOf, NOTHING_MISSED, onlyMiss, onlyMissOf } from './count-misses.ts';
import { type FilterGroup, type HalfWords, inHalves } from './search-groups.ts';
import type { Scope } from './search-scope.ts';

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

/** How many of these rows have one of the awards, of those in `among`. */
function countAwarded({ columns }: CategoryRows, places: Int32Array, among: HalfWords): number {
  const { sharedLow, sharedHigh } = columns;
  const low = among.sharedLow & ANY_AWARD.sharedLow;
  const high = among.sharedHigh & ANY_AWARD.sharedHigh;
  if ((low | high) === 0) return 0;
  let awarded = 0;
  for (let index = 0; index < places.length; index += 1) {
    const place = places[index] ?? 0;
    if ((((sharedLow[place] ?? 0) & low) | ((sharedHigh[place] ?? 0) & high)) !== 0) awarded += 1;
  }
  return awarded;
}

function addCounts(counts: BitCounts, rows: CategoryRows, places: Int32Array, among: HalfWords): void {
  const { ownLow, ownHigh, sharedLow, sharedHigh } = rows.columns;
  tallyBits(counts.own.subarray(0, HALF), ownLow, places, among.ownLow);
  tallyBits(counts.own.subarray(HALF), ownHigh, places, among.ownHigh);
  tallyBits(counts.shared.subarray(0, HALF), sharedLow, places, among.sharedLow);
  tallyBits(counts.shared.subarray(HALF), sharedHigh, places, among.sharedHigh);
  counts.anyAward += countAwarded(rows, places, among);
}

function boundsOf({ columns, size }: CategoryRows, scope: Scope): Scan['priceBounds'] {
  const count = scope?.length ?? size;
  let min = Number.POSITIVE_INFINITY;
  let max = -1;
  for (let index = 0; index < count; index += 1) {
    const price = columns.price[scope ? (scope[index] ?? 0) : index] ?? -1;
    if (price !== -1 && price < min) min = price;
    if (price > max) max = price;
  }
  return max === -1 ? null : { min, max };
}

/** By group: how many rows it alone keeps out. */
function countAlone(misses: Misses, groups: number): Int32Array {
  const missed = new Int32Array(groups);
  for (let index = 0; index < misses.length; index += 1) {
    const miss = misses[index] ?? 0;
    if (missesOf(miss) !== 1) continue;
    const group = onlyMissOf(miss);
    missed[group] = (missed[group] ?? 0) + 1;
  }
  return missed;
}

/** The places of the rows with this mark, of which there are at most so many. */
function placesWith(misses: Misses, scope: Scope, mark: number, most: number): Int32Array {
  const places = new Int32Array(most);
  let count = 0;
  for (let index = 0; index < misses.length; index += 1) {
    if (misses[index] !== mark) continue;
    places[count] = scope ? (scope[index] ?? 0) : index;
    count += 1;
  }
  return places.subarray(0, count);
}

/**
 * One look at a scope: who passes, and how many a search with any other option would find. A row that one group alone
 * keeps out counts for the options of that group, because choosing one of them would let it in.
 */
export function scanRows(rows: CategoryRows, scope: Scope, groups: readonly FilterGroup[]): Scan {
  const misses = countMisses(rows, scope, groups);
  const missed = countAlone(misses, groups.length);
  const found = placesWith(misses, scope, NOTHING_MISSED, misses.length);
  const counts = { own: new Int32Array(2 * HALF), shared: new Int32Array(2 * HALF), anyAward: 0 };
  addCounts(counts, rows, found, EVERYTHING);
  for (const [group, { options }] of groups.entries()) {
    if (!options || missed[group] === 0) continue;
    addCounts(counts, rows, placesWith(misses, scope, onlyMiss(group), missed[group] ?? 0), options);
  }
  return { found, counts, missed, priceBounds: boundsOf(rows, scope) };
}
