import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BitTally } from './bit-tally.ts';

test('every bit is counted as often as words have it, the sign bit included', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 100 }), (words) => {
      const tally = new BitTally();
      for (const word of words) tally.add(word);
      const expected = Array.from(
        { length: 32 },
        (_, bit) => words.filter((word) => (word >>> bit) & 1).length,
      );
      expect([...tally.read()]).toEqual(expected);
      expect([...tally.read()]).toEqual(expected);
    }),
    { numRuns: 500 },
  );
});
