import { normaliseForSearch } from '#base/text.ts';

/** Between two letters it is part of the word: O’Hara is one, whichever sign was at hand. */
const APOSTROPHES = /(?<=\p{L}\p{M}*)['’‘`´׳＇](?=\p{L})/gu;

/** Apostrophes that count as letters, as in ʻIolani. */
const LETTERS_OF_BREATH = /[ʻʼ]/g;

/** Most names: nothing in them needs to be taken apart, and a list has thousands. */
const PLAIN = /^[A-Za-z]*$/;

/**
 * The words of a person's name in lower case, without accents and signs. Apostrophes are joined; the parts of a hyphenated
 * name are words, and whoever compares names joins those.
 */
export function foldPersonName(text: string): string[] {
  if (PLAIN.test(text)) return text ? [text.toLowerCase()] : [];
  // Folding takes Korean syllables apart; composed again, one of them is one letter.
  const folded = normaliseForSearch(text.replace(APOSTROPHES, ''))
    .replace(LETTERS_OF_BREATH, '')
    .normalize('NFC');
  return folded.split(' ').filter(Boolean);
}

const DENSE = /[\p{sc=Han}\p{sc=Hangul}\p{sc=Hiragana}\p{sc=Katakana}]/u;

/** Whether one sign of this word says as much as a syllable: such names are short, and none of it is left out or mistyped lightly. */
export function isDense(word: string): boolean {
  return DENSE.test(word);
}
