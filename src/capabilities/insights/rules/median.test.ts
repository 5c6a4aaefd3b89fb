import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FEWEST_PEERS, medianOf, peerMedian } from './median.ts';

describe('medianOf', () => {
  it.each([
    [[], null],
    [[5], 5],
    [[9, 1], 5],
    [[3, 1, 2], 2],
    [[1, 2, 3, 10], 2.5],
  ])('of %j is %j', (values, median) => {
    expect(medianOf(values)).toBe(median);
  });

  it('has as many below as above, in whatever order they come', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
        const median = medianOf(values) ?? Number.NaN;
        const below = values.filter((value) => value < median).length;
        const above = values.filter((value) => value > median).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(values.length / 2);
        expect(medianOf(values.toReversed())).toBe(median);
      }),
    );
  });
});

describe('peerMedian', () => {
  const some = (count: number) => Array.from({ length: count }, (_, index) => index);

  it('is told from eight others on, and kept from those who have seven', () => {
    expect(peerMedian(some(FEWEST_PEERS - 1))).toBeNull();
    expect(peerMedian(some(FEWEST_PEERS))).toBe(3.5);
  });

  it('does not count those who have no value', () => {
    expect(peerMedian([...some(FEWEST_PEERS - 1), null, null])).toBeNull();
    expect(peerMedian([...some(FEWEST_PEERS), null])).toBe(3.5);
  });
});
