import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXPERIMENT_KEYS } from './experiments.ts';
import { stableBucket } from './stable-bucket.ts';

const PEOPLE = 20_000;

/** Ids of the worst kind: they differ in their last digits only. */
function idsInARow(start: number): string[] {
  return Array.from(
    { length: PEOPLE },
    (_, index) => `018f3c1e-0000-4000-8000-${String(start + index).padStart(12, '0')}`,
  );
}

describe('stableBucket', () => {
  it('lies between 0 and 100, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (key, subject) => {
        const bucket = stableBucket(key, subject);
        expect(bucket).toBeGreaterThanOrEqual(0);
        expect(bucket).toBeLessThan(100);
        expect(stableBucket(key, subject)).toBe(bucket);
      }),
    );
  });

  it('never changes for a person, release after release', () => {
    expect(stableBucket('favoriteToasts', '018f3c1e-0000-4000-8000-000000000001')).toBeCloseTo(38.94);
    expect(stableBucket('boostListing', '018f3c1e-0000-4000-8000-000000000001')).toBe(88.2);
  });

  it('spreads people evenly, whatever the experiment and wherever their ids begin', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zA-Z]{3,20}$/), fc.nat(1_000_000_000), (key, start) => {
        const counts = new Array<number>(20).fill(0);
        for (const id of idsInARow(start)) {
          const slot = Math.floor(stableBucket(key, id) / 5);
          counts[slot] = (counts[slot] ?? 0) + 1;
        }
        const expected = PEOPLE / counts.length;
        const chiSquared = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
        // 19 degrees of freedom: chance exceeds 60 about once in 300,000 draws.
        expect(chiSquared).toBeLessThan(60);
      }),
      { numRuns: 20, seed: 7 },
    );
  });

  it('decides each experiment anew', () => {
    for (const first of EXPERIMENT_KEYS) {
      for (const second of EXPERIMENT_KEYS.filter((key) => key !== first)) {
        const lowInFirst = idsInARow(0).filter((id) => stableBucket(first, id) < 50);
        const lowInBoth = lowInFirst.filter((id) => stableBucket(second, id) < 50);
        expect(Math.abs(lowInBoth.length / lowInFirst.length - 0.5)).toBeLessThan(0.025);
      }
    }
  });
});
