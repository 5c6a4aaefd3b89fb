import { numberInWords, spelledNumbers } from '#base/number-words.ts';
import { isFiller, type TypedWords } from '#base/search-words.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Each costs a look at the names. */
const MOST_SPELLINGS = 8;
/** "Van der Berg" is written in one word, and "vanderberg" in three. */
const MOST_PARTS = 3;
/** Nearly every letter is somebody's initial. */
const SHORTEST_PART = 2;

function isKnown(vocabulary: Vocabulary, word: string, isLast: boolean): boolean {
  return isLast ? vocabulary.beginning(word).length > 0 : vocabulary.find(word) !== undefined;
}

/** Every way to write a word as words that names have. */
function splitsOf(vocabulary: Vocabulary, word: string, isLast: boolean, most: number): string[][] {
  const found: string[][] = [];
  for (let at = SHORTEST_PART; at <= word.length - SHORTEST_PART; at += 1) {
    const [first, rest] = [word.slice(0, at), word.slice(at)];
    if (isFiller(first) || vocabulary.find(first) === undefined) continue;
    if (isKnown(vocabulary, rest, isLast)) found.push([first, rest]);
    if (most > 2) {
      for (const parts of splitsOf(vocabulary, rest, isLast, most - 1)) found.push([first, ...parts]);
    }
  }
  return found;
}

/** What may stand instead of this many words from here on. */
function* insteadOf(
  vocabulary: Vocabulary,
  words: readonly string[],
  start: number,
  count: number,
): Generator<string[]> {
  const meant = words.slice(start, start + count);
  const isLast = start + count === words.length;
  const number = spelledNumbers.get(meant.join(' '));
  if (number && isKnown(vocabulary, number, false)) yield [number];
  if (count > 1) {
    const joined = meant.join('');
    if (isKnown(vocabulary, joined, isLast)) yield [joined];
    const swapped = meant.toReversed().join('');
    if (count === 2 && isKnown(vocabulary, swapped, false)) yield [swapped];
    return;
  }
  const [word = ''] = meant;
  const spelled = numberInWords(word);
  if (spelled?.every((part) => isKnown(vocabulary, part, false))) yield spelled;
  yield* splitsOf(vocabulary, word, isLast, MOST_PARTS);
}

/**
 * What was typed with words written together instead of apart, two of them in either order, the other way round, or a
 * number in the other way.
 */
export function respellName(vocabulary: Vocabulary, { words, hasArticle }: TypedWords): TypedWords[] {
  const found: TypedWords[] = [];
  for (let start = 0; start < words.length; start += 1) {
    for (let count = 1; count <= Math.min(MOST_PARTS, words.length - start); count += 1) {
      for (const instead of insteadOf(vocabulary, words, start, count)) {
        if (found.length === MOST_SPELLINGS) return found;
        found.push({
          words: [...words.slice(0, start), ...instead, ...words.slice(start + count)],
          hasArticle,
        });
      }
    }
  }
  return found;
}
