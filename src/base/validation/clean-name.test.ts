import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cleanName } from './clean-name.ts';

it.each([
  ['  Ana   Lee ', 'Ana Lee'],
  ['Ana\nLee\tJr.', 'Ana Lee Jr.'],
  ['Ana\u202Eeel', 'Anaeel'],
  ['\u2066Ana\u2069', 'Ana'],
  ['Ana\u200F Lee', 'Ana Lee'],
  ['ليلى\u200F', 'ليلى\u200F'],
  ['Jose\u0301', 'José'],
  ['می\u200Cخواهم', 'می\u200Cخواهم'],
  ['A\0na', 'Ana'],
  ['', ''],
])('%j becomes %j', (typed, stored) => {
  expect(cleanName(typed)).toBe(stored);
});

it('is done after once, and never holds a line end or a turn of direction', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const name = cleanName(text);
      expect(cleanName(name)).toBe(name);
      expect(name).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E\u2066-\u2069]/u);
    }),
  );
});
