import { formatCount } from './format-count.ts';

/** Letters that carry no separable accent, so Unicode decomposition leaves them as they are. */
const PLAIN_LETTERS: Readonly<Record<string, string>> = {
  æ: 'ae',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  þ: 'th',
};

function foldLetters(text: string): string {
  const bare = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase();
  // Lower-casing can make new marks (İ becomes i and a dot above), hence the second pass.
  return bare.replace(/\p{M}+/gu, '').replace(/[æđðħıłøœßþ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter);
}

/** Lower case without accents; everything but letters and digits becomes one space. */
export function normaliseForSearch(text: string): string {
  return foldLetters(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Lower-case ASCII letters and digits in hyphenated words; apostrophes vanish: "Ana's Café" is 'anas-cafe'. */
export function slugify(text: string): string {
  return foldLetters(text)
    .replace(/['’‘`´]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Combined labels are joined with ' & '; blank ones are left out. */
export function joinLabels(labels: readonly (string | null | undefined)[]): string {
  return labels
    .map((label) => label?.trim())
    .filter(Boolean)
    .join(' & ');
}

/** Letters, digits and signs that are characters of their own whatever stands beside them: most of what people write. */
const PLAIN = /^[\n\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]*$/;

/** Made when it is first needed: not every browser has one. */
let segmenter: Intl.Segmenter | undefined;

/** Where the last of `max` characters begins, as a reader counts them; undefined when there are no more than that. */
function lastPlace(text: string, max: number): number | undefined {
  // A character is at least one code unit, so short text needs no counting.
  if (text.length <= max) return undefined;
  // Nor do plain letters. Reading them by the rules of all the world's writing takes longer than all else on a card.
  if (PLAIN.test(text.slice(0, max + 1))) return max - 1;
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  let count = 0;
  let place = 0;
  for (const { index } of segmenter.segment(text)) {
    if (count === max) return place;
    place = index;
    count += 1;
  }
  return undefined;
}

/** At most `max` characters as a reader counts them, the last being an ellipsis when something was cut. */
export function truncate(text: string, max: number): string {
  if (max < 1) return '';
  const place = lastPlace(text, max);
  return place === undefined ? text : `${text.slice(0, place).trimEnd()}…`;
}

/** The word alone: pluralWord(1, 'guest') is 'guest'; irregular words bring their own plural. */
export function pluralWord(count: number, one: string, many = `${one}s`): string {
  return count === 1 ? one : many;
}

/** Number and word: '1 guest', '1,200 guests'. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${formatCount(count)} ${pluralWord(count, one, many)}`;
}

/** Capacity of a venue: 'Up to 1 guest', 'Up to 150 guests'. */
export function capacityText(guests: number): string {
  return `Up to ${plural(guests, 'guest')}`;
}

/** 'Fern & Field’s', 'The Night Owls’'. */
export function possessive(name: string): string {
  return /s$/i.test(name) ? `${name}’` : `${name}’s`;
}
