import type { CategoryRows } from './category-rows.ts';
import type { FilterGroup, HalfWords, WantedRange } from './search-groups.ts';
import type { RowTest, Scope } from './search-scope.ts';

/** For each row of a scope: in the upper half how many filters keep it out, in the lower the sum of their numbers. */
export type Misses = Int32Array;

const ONE = 0x1_0000;

/** How many filters keep the row out. */
export const missesOf = (miss: number) => miss >>> 16;

export const NOTHING_MISSED = 0;

/** What is noted where this filter alone keeps the row out. */
export const onlyMiss = (group: number) => ONE + group + 1;

/** The other way round. */
export const onlyMissOf = (miss: number) => miss - ONE - 1;

type Walk = { scope: Scope; misses: Misses; mark: number };

/**
 * A group of bits lies in one of the two words, its own or the shared one. Whether a row has one of them is a coin's
 * toss, which the machine guesses wrong half the time; so there is no branch, and 1 comes out of the sign of a word.
 */
function missBits({ scope, misses, mark }: Walk, { columns }: CategoryRows, wanted: HalfWords): void {
  const isOwn = (wanted.ownLow | wanted.ownHigh) !== 0;
  const low = isOwn ? columns.ownLow : columns.sharedLow;
  const high = isOwn ? columns.ownHigh : columns.sharedHigh;
  const lowBits = isOwn ? wanted.ownLow : wanted.sharedLow;
  const highBits = isOwn ? wanted.ownHigh : wanted.sharedHigh;
  for (let index = 0; index < misses.length; index += 1) {
    const place = scope ? (scope[index] ?? 0) : index;
    const bits = ((low[place] ?? 0) & lowBits) | ((high[place] ?? 0) & highBits);
    const isMissing = ((bits | -bits) >>> 31) ^ 1;
    misses[index] = (misses[index] ?? 0) + isMissing * mark;
  }
}

/** The same: a difference below zero has the sign. */
function missRange({ scope, misses, mark }: Walk, { column, min, max }: WantedRange): void {
  for (let index = 0; index < misses.length; index += 1) {
    const value = column[scope ? (scope[index] ?? 0) : index] ?? -1;
    const isOutside = ((value - min) | (max - value)) >>> 31;
    misses[index] = (misses[index] ?? 0) + isOutside * mark;
  }
}

function missTest({ scope, misses, mark }: Walk, passes: RowTest): void {
  for (let index = 0; index < misses.length; index += 1) {
    if (!passes(scope ? (scope[index] ?? 0) : index)) misses[index] = (misses[index] ?? 0) + mark;
  }
}

/**
 * One filter after the other over all rows, instead of all filters on one row after the other: each is a short loop over
 * a column or two, which the machine runs several times as fast.
 */
export function countMisses(rows: CategoryRows, scope: Scope, groups: readonly FilterGroup[]): Misses {
  const misses = new Int32Array(scope?.length ?? rows.size);
  for (const [index, { test }] of groups.entries()) {
    const walk = { scope, misses, mark: onlyMiss(index) };
    if (test.kind === 'bits') missBits(walk, rows, test.wanted);
    else if (test.kind === 'range') missRange(walk, test);
    else missTest(walk, test.passes);
  }
  return misses;
}
