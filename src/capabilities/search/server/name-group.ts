import type { Position } from './name-lists.ts';
import { NOT_MEANT, type WantedName, type WantedWord } from './wanted-name.ts';

/** How a name answers what was typed, the best first; below these stand names with typing mistakes, by how many. */
const GROUP = { begins: 0, beginsWithoutArticle: 1, inOrder: 2, allPresent: 3 };

/** Whether the words of a name from this one on are those typed, in order. */
function followsFrom(words: Int32Array, at: number, end: number, wanted: readonly WantedWord[]): boolean {
  if (at + wanted.length > end) return false;
  for (let index = 0; index < wanted.length; index += 1) {
    if (wanted[index]?.mistakes[words[at + index] ?? 0] !== 0) return false;
  }
  return true;
}

/** How many mistakes the typed words mean together; NOT_MEANT where one is missing. */
function mistakesIn(words: Int32Array, first: number, end: number, wanted: readonly WantedWord[]): number {
  let total = 0;
  for (const { mistakes } of wanted) {
    let least = NOT_MEANT;
    for (let at = first; at < end; at += 1) least = Math.min(least, mistakes[words[at] ?? 0] ?? NOT_MEANT);
    if (least === NOT_MEANT) return NOT_MEANT;
    total += least;
  }
  return total;
}

/** The group of a name whose words lie from `first` to `end`; NOT_MEANT for other names. */
export function groupOf(words: Int32Array, first: number, end: number, wanted: WantedName): number {
  const mistakes = mistakesIn(words, first, end, wanted.words);
  if (mistakes === NOT_MEANT) return NOT_MEANT;
  if (mistakes > 0) return GROUP.allPresent + mistakes;
  const hasArticle = words[first] === wanted.article;
  const begins =
    followsFrom(words, first, end, wanted.words) ||
    (hasArticle && followsFrom(words, first + 1, end, wanted.words));
  if (begins) return wanted.hasArticle && !hasArticle ? GROUP.beginsWithoutArticle : GROUP.begins;
  for (let at = first + 1; at < end; at += 1) {
    if (followsFrom(words, at, end, wanted.words)) return GROUP.inOrder;
  }
  return GROUP.allPresent;
}

/** The same where one word was typed and is known to stand here. */
export function groupOfWord(position: Position, mistakes: number, wanted: WantedName): number {
  if (mistakes > 0) return GROUP.allPresent + mistakes;
  if (position === 2) return GROUP.inOrder;
  return position === 1 && wanted.hasArticle ? GROUP.beginsWithoutArticle : GROUP.begins;
}

/**
 * The same where it was not typed so, but is written together, apart or as a number in the name: behind those who are
 * meant letter by letter, before those with mistakes, and only where the words follow each other.
 */
export function groupOfRespelled(group: number): number {
  return group > GROUP.inOrder ? NOT_MEANT : GROUP.allPresent + (group + 1) / 10;
}
