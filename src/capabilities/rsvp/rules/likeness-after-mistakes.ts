import { editDistance } from '#base/edit-distance.ts';

/** As far as distances are counted; longer names are equal or they are not. */
const LONGEST = 64;

/** What is left of a name that is not the typed one letter by letter: `left` by the number of mistakes, nothing beyond `most`. */
export function likenessAfterMistakes(
  typed: string,
  listed: string,
  { most, left }: { most: number; left: readonly number[] },
): number {
  if (most === 0 || Math.max(typed.length, listed.length) > LONGEST) return 0;
  const mistakes = editDistance(typed, listed, { most, isBeginning: false });
  return mistakes <= most ? (left[mistakes] ?? 0) : 0;
}
