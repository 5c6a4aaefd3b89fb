import { truncate } from '#base/text.ts';

/** Letters, digits and signs that are characters of their own whatever stands beside them: most of what people write. */
const PLAIN = /^[\n\x20-\x7e\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027]*$/;

/**
 * `truncate` for texts by the hundred: where every letter is plain, the cut is found without reading the text by the rules
 * of all the world's writing, which takes longer than everything else on a card.
 */
export function shorten(text: string, max: number): string {
  if (text.length <= max || max < 1 || !PLAIN.test(text)) return truncate(text, max);
  return `${text.slice(0, max - 1).trimEnd()}…`;
}
