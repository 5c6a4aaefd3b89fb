import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, forgivenMistakes } from '#base/edit-distance.ts';
import { exactQuery, lexemesOf, nearQuery, shortenedWords, wordsOf } from './lead-lexemes.ts';

it('words are read with and without apostrophes, once each', () => {
  expect(wordsOf("O'Hara & O’Hara, Café!")).toEqual(['o', 'hara', 'cafe', 'ohara']);
  expect(wordsOf(`${'x'.repeat(41)} y`)).toEqual(['y']);
});

it('lexemes name the business, the scope and the word', () => {
  expect(lexemesOf(12, 'open', ['ana'], true)).toEqual(['12o=ana', '12o#ana']);
  expect(lexemesOf(1, 'contacts', ['anna'], false)).toEqual([
    '1c=anna',
    '1c~anna',
    '1c~nna',
    '1c~ana',
    '1c~ann',
  ]);
  expect(exactQuery(1, ['open', 'contacts'], 'an', true)).toBe("'1o=an':* | '1c=an':*");
  expect(nearQuery(1, ['open'], 'an')).toBe("'1o=an':*");
});

it('words that are one or two mistakes apart have a shortened form in common', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength: 4, maxLength: 10 });
  fc.assert(
    fc.property(word, word, (one, other) => {
      const most = Math.min(forgivenMistakes(one.length), forgivenMistakes(other.length));
      if (editDistance(one, other, { most, isBeginning: false }) > most) return;
      const shared = new Set(shortenedWords(one, most));
      expect(shortenedWords(other, most).some((short) => shared.has(short))).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
