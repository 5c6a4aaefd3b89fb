import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tallyBits } from './bit-tally.ts';

test('every bit is counted as often as words at these places have it, the sign bit included', () => {
  const words = fc.array(fc.integer(), { minLength: 1, maxLength: 60 });
  const question = words.chain((all) =>
    fc.record({
      all: fc.constant(all),
      places: fc.array(fc.nat(all.length - 1), { maxLength: 120 }),
      among: fc.oneof(fc.constant(-1), fc.constant(0), fc.integer()),
      before: fc.nat(9),
    }),
  );
  fc.assert(
    fc.property(question, ({ all, places, among, before }) => {
      const counts = new Int32Array(32).fill(before);
      tallyBits(counts, Int32Array.from(all), Int32Array.from(places), among);
      const expected = Array.from(
        { length: 32 },
        (_, bit) => before + places.filter((place) => (((all[place] ?? 0) & among) >>> bit) & 1).length,
      );
      expect([...counts]).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
