import { describe, expect, it } from 'vitest';
import { GUEST_LANGUAGES } from '#capabilities/guests/rules/guest-languages.ts';
import type { WallWords } from '../wall-words.ts';
import { coupleNames, wordsOf } from './words-of.ts';

/** Neither is a word of any language. */
const GIVEN = ['Xanthe', 'Yorick'] as const;

type Text = { key: string; text: string; given: readonly string[] };

function textsOf(words: WallWords): Text[] {
  return Object.entries(words).flatMap(([key, value]): Text[] => {
    if (key === 'list') return [];
    if (typeof value === 'string') return [{ key, text: value, given: [] }];
    if (typeof value === 'object')
      return Object.entries(value).map(([part, text]) => ({ key: `${key}.${part}`, text, given: [] }));
    const given = GIVEN.slice(0, value.length);
    return [{ key, text: Reflect.apply(value, words, given), given }];
  });
}

const keysWhere = (words: WallWords, isFound: (text: Text) => boolean) =>
  textsOf(words)
    .filter(isFound)
    .map(({ key }) => key);

describe.each(GUEST_LANGUAGES)('the words of %s', (language) => {
  const words = wordsOf(language);

  it('say something everywhere, without spaces around it', () => {
    expect(keysWhere(words, ({ text }) => text === '' || text !== text.trim())).toEqual([]);
  });

  it('say what they are given', () => {
    expect(keysWhere(words, ({ text, given }) => given.some((each) => !text.includes(each)))).toEqual([]);
  });

  it('have curly apostrophes and quotation marks', () => {
    expect(keysWhere(words, ({ text }) => /['"]/.test(text))).toEqual([]);
  });

  it('name a couple, also while only one of them is named', () => {
    expect(coupleNames(words, { a: 'Xanthe', b: 'Yorick' })).toMatch(/Xanthe.+Yorick/);
    expect(coupleNames(words, { a: '', b: 'Yorick' })).toContain(words.otherHalf);
    expect(coupleNames(words, { a: '', b: '' })).toBe('');
  });
});

describe.each(GUEST_LANGUAGES.filter((language) => language !== 'en'))('%s beside English', (language) => {
  it('has no word of it but those that are the same', () => {
    const english = new Map(textsOf(wordsOf('en')).map(({ key, text }) => [key, text]));
    expect(keysWhere(wordsOf(language), ({ key, text }) => text === english.get(key))).toEqual([]);
  });
});

describe.each([
  ['he', /\p{Script=Hebrew}/u],
  ['ar', /\p{Script=Arabic}/u],
] as const)('the script of %s', (language, letter) => {
  it('comes first in every text, or a browser would set it from left to right', () => {
    const isLeftToRight = ({ text }: Text) => !letter.test(text.match(/\p{Letter}/u)?.[0] ?? '');
    expect(keysWhere(wordsOf(language), isLeftToRight)).toEqual([]);
  });
});

it('French keeps a space before its signs, one that does not break', () => {
  expect(keysWhere(wordsOf('fr'), ({ text }) => /[^\u00a0][?!:;»]|«[^\u00a0]/.test(text))).toEqual([]);
});
