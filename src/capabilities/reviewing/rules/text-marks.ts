/** How many marks a text has, and how many of them another text shares that is nearly the same. */
const MARKS = 24;
export const SHARED_MARKS = 12;

/** Words in a row that are compared as one. */
const ROW = 3;
/** Odd numbers that turn one number of a row into as many as there are marks. */
const TURNS = Array.from({ length: MARKS }, (_, nth) => Math.imul(nth + 1, 0x9e3779b1) | 1);

function numberOf(words: string): number {
  let hash = 0x811c9dc5;
  for (const letter of words) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return hash;
}

/** Spreads what differs in one place over all of them. */
function spread(number: number): number {
  let mixed = Math.imul(number ^ (number >>> 16), 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) | 0;
}

/**
 * Marks by which nearly the same texts are found without comparing every pair: the smallest number that rows of three words
 * give, in each of many ways of counting (MinHash). Two texts share about as many as they share of their rows.
 */
export function textMarks(text: string): number[] {
  const words =
    text
      .normalize('NFKD')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? [];
  const rows = words.slice(ROW - 1).map((_, nth) => numberOf(words.slice(nth, nth + ROW).join(' ')));
  if (rows.length === 0) return [];
  return TURNS.map((turn) => rows.reduce((least, row) => Math.min(least, spread(row ^ turn)), 0x7fffffff));
}
