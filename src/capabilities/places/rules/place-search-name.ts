import { normaliseForSearch } from '#base/text.ts';

const ABBREVIATIONS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** The words of a name without case, accents or punctuation. Apostrophes vanish, as people leave them out: 'ofallon'. */
export function placeWords(text: string): string[] {
  return normaliseForSearch(text.replaceAll(/['’‘`´]/g, ''))
    .split(' ')
    .filter(Boolean);
}

/** The form in which places are stored: abbreviations written out, so that 'St. Paul' and 'Saint Paul' are one name. */
export function placeSearchName(text: string): string {
  return placeWords(text)
    .map((word) => ABBREVIATIONS[word] ?? word)
    .join(' ');
}

/**
 * What may be meant by a beginning of a name. A last word 'st' can be on its way to 'Stamford' or stand for 'Saint';
 * a full stop decides it.
 */
export function placeNameBeginnings(text: string): string[] {
  const words = placeWords(text);
  const last = words.pop();
  if (last === undefined) return [];
  const finished = placeSearchName(text);
  if (text.trimEnd().endsWith('.')) return [finished];
  const asTyped = [...words.map((word) => ABBREVIATIONS[word] ?? word), last].join(' ');
  return [...new Set([asTyped, finished])];
}
