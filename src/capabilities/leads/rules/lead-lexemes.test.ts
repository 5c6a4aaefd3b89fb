import fc from 'fast-check';
import { expect, it } from 'vitest';
import { editDistance, forgivenMistakes } from '#base/edit-distance.ts';
import {
  exactQuery,
  joinedWordsOf,
  lexemesOf,
  nearQuery,
  readingsOf,
  shortenedWords,
  wordsOf,
} from './lead-lexemes.ts';

it('words are read with and without apostrophes and hyphens, once each', () => {
  expect(wordsOf("O'Hara & O’Hara, Café!")).toEqual(['o', 'hara', 'cafe', 'ohara']);
  expect(wordsOf('Smith-Jones, 555-0147')).toEqual(['smith', 'jones', '555', '0147', 'smithjones']);
  expect(wordsOf(`${'x'.repeat(41)} y`)).toEqual(['y']);
});

it('a phone number is also kept in one piece, however it is written', () => {
  for (const written of [
    '518-555-0177',
    '(518) 555-0177',
    '518.555.0177',
    '+1 518 555 0177',
    '15185550177',
  ]) {
    expect(wordsOf(`Call ${written}, or 2027-06-12`), written).toContain('5185550177');
  }
  expect(wordsOf('Order 1518555017790, 12 guests')).toEqual(['order', '1518555017790', '12', 'guests']);
});

it('names are also kept written together', () => {
  expect(joinedWordsOf('van der Berg')).toEqual(['vander', 'vanderberg', 'derberg']);
  expect(joinedWordsOf('Ana')).toEqual([]);
});

it('a typed word is read alone and together with its neighbours', () => {
  const texts = (index: number) => readingsOf(['van', 'der', 'berg'], index).map(({ word }) => word);
  expect(texts(0)).toEqual(['van', 'vander', 'vanderberg']);
  expect(texts(1)).toEqual(['der', 'derberg', 'vander', 'vanderberg']);
  expect(texts(2)).toEqual(['berg', 'derberg', 'vanderberg']);
  expect(readingsOf(['o', 'brien'], 0)).toEqual([
    { word: 'o', isLast: false },
    { word: 'obrien', isLast: true },
  ]);
});

it('lexemes name the business, the scope and the word', () => {
  expect(lexemesOf(12, 'open', ['ana'], true)).toEqual(['12o=ana', '12o#ana']);
  expect(lexemesOf(1, 'contacts', ['anna'], false)).toEqual([
    '1c=anna',
    '1c~0~nna',
    '1c~1~ana',
    '1c~2~ana',
    '1c~3~ann',
  ]);
  expect(exactQuery(1, ['open', 'contacts'], [{ word: 'an', isLast: true }])).toBe("'1o=an':* | '1c=an':*");
  expect(nearQuery(1, ['open'], [{ word: 'an', isLast: true }])).toBe("'1o=an':*");
});

const word = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), minLength, maxLength });

/** As the database would answer. */
function isNear(typed: string, kept: string): boolean {
  const lexemes = lexemesOf(1, 'open', [kept], false);
  return nearQuery(1, ['open'], [{ word: typed, isLast: true }])
    .split(' | ')
    .some((term) => {
      const key = term.slice(1, term.lastIndexOf("'"));
      return lexemes.some((lexeme) => (term.endsWith(':*') ? lexeme.startsWith(key) : lexeme === key));
    });
}

it('a word of a message is near what was typed with at most one mistake, and no other', () => {
  fc.assert(
    fc.property(word(4, 7), word(4, 9), (typed, kept) => {
      const isMeant =
        kept.startsWith(typed) || editDistance(typed, kept, { most: 1, isBeginning: false }) <= 1;
      expect(isNear(typed, kept)).toBe(isMeant);
    }),
    { numRuns: 5_000 },
  );
});

it('words that are one or two mistakes apart have a shortened form in common', () => {
  fc.assert(
    fc.property(word(4, 10), word(4, 10), (one, other) => {
      const most = Math.min(forgivenMistakes(one.length), forgivenMistakes(other.length));
      if (editDistance(one, other, { most, isBeginning: false }) > most) return;
      const shared = new Set(shortenedWords(one, most));
      expect(shortenedWords(other, most).some((short) => shared.has(short))).toBe(true);
    }),
    { numRuns: 3_000 },
  );
});
