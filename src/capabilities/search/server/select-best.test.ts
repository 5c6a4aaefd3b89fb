import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { selectBest } from './select-best.ts';

describe('the best of many', () => {
  test('are the first of the sorted ones, however many are wanted', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(50)), fc.integer({ min: 0, max: 60 }), (values, limit) => {
        const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0) || a - b;
        const sorted = values.map((_, index) => index).sort(compare);
        expect(selectBest(values.length, limit, compare)).toEqual(sorted.slice(0, limit));
      }),
      { numRuns: 500 },
    );
  });

  test('a few out of very many', () => {
    const values = Array.from({ length: 5_000 }, (_, index) => (index * 7_919) % 5_003);
    const compare = (a: number, b: number) => (values[a] ?? 0) - (values[b] ?? 0);
    const best = selectBest(values.length, 10, compare).map((index) => values[index]);
    expect(best).toEqual(values.toSorted((a, b) => a - b).slice(0, 10));
  });
});
