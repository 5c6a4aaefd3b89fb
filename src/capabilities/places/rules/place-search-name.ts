import { normaliseForSearch } from '#base/text.ts';

const ABBREVIATIONS: Record<string, string> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/**
 * The form in which places are stored and looked up: no case, accents or punctuation, abbreviations written out.
 * A last word without a full stop stays as typed, because 'st' may be on its way to 'Stamford'.
 */
export function placeSearchName(text: string): string {
  const plain = normaliseForSearch(text.replaceAll(/['’`]/g, ''));
  const endsInStop = text.trimEnd().endsWith('.');
  const words = plain.split(' ');
  return words
    .map((word, index) => {
      const isLast = index === words.length - 1;
      return isLast && !endsInStop ? word : (ABBREVIATIONS[word] ?? word);
    })
    .join(' ');
}
