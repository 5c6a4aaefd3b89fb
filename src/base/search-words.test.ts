import { describe, expect, it } from 'vitest';
import { foldName, readTyped, readWords, withoutFillers } from './search-words.ts';

describe('foldName', () => {
  it.each([
    ['O’Hara & Sons', "o'hara sons"],
    ['Émile’s Élan', "emile's elan"],
    ["Rock 'n' Roll", 'rock n roll'],
    ["'", ''],
    ['Flowers’', 'flowers'],
  ])('%j becomes %j', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });
});

it('an apostrophe may be a gap or nothing', () => {
  expect(readWords("marie's garden")).toEqual([
    ['marie', 's', 'garden'],
    ['maries', 'garden'],
  ]);
  expect(readWords('the mill')).toEqual([['the', 'mill']]);
  expect(readWords('')).toEqual([[]]);
});

it('fillers count only at the beginning of a name', () => {
  expect(withoutFillers(['the', 'rose', 'and', 'the', 'vine'])).toEqual(['the', 'rose', 'vine']);
});

describe('readTyped', () => {
  it.each([
    ['the egret & crown', [{ words: ['egret', 'crown'], hasArticle: true }]],
    ['egret and crown', [{ words: ['egret', 'crown'], hasArticle: false }]],
    ['the', [{ words: ['the'], hasArticle: false }]],
    ['and the', [{ words: ['and'], hasArticle: false }]],
    ['%%', []],
  ])('%j', (typed, read) => {
    expect(readTyped(typed)).toEqual(read);
  });
});
