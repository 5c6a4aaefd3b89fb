import type { Vocabulary } from './vocabulary.ts';

/** Where in a name a word stands: at the beginning behind 'The', at the very beginning, or further on. */
export const POSITIONS = [0, 1, 2] as const;
export type Position = (typeof POSITIONS)[number];
const [BEHIND_ARTICLE, FIRST, LATER] = POSITIONS;

export type NameLists = {
  /** How many words all names have. */
  size: number;
  countOf(word: number, position: Position): number;
  /** The best-ranked first, until `visit` says that it has enough. */
  each(word: number, position: Position, visit: (place: number) => boolean): void;
};

type EachWord = (place: number, visit: (word: number, index: number, first: number) => void) => void;

/**
 * Who has which word in which position, in the order of `places`. All lists lie one behind the other in a single array:
 * four bytes for each word of each name.
 */
export function toNameLists(places: Int32Array, vocabulary: Vocabulary, eachWord: EachWord): NameLists {
  const article = vocabulary.find('the') ?? -1;
  const listOf = (word: number, index: number, first: number) => {
    if (index === 0) return word * POSITIONS.length + FIRST;
    return word * POSITIONS.length + (index === 1 && first === article ? BEHIND_ARTICLE : LATER);
  };
  const lists = vocabulary.size * POSITIONS.length;
  const starts = new Int32Array(lists + 1);
  for (const place of places) {
    eachWord(place, (word, index, first) => {
      const after = listOf(word, index, first) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    });
  }
  for (let list = 0; list < lists; list += 1)
    starts[list + 1] = (starts[list + 1] ?? 0) + (starts[list] ?? 0);
  const members = new Int32Array(starts[lists] ?? 0);
  const next = starts.slice();
  for (const place of places) {
    eachWord(place, (word, index, first) => {
      const list = listOf(word, index, first);
      const at = next[list] ?? 0;
      members[at] = place;
      next[list] = at + 1;
    });
  }
  return {
    size: members.length,
    countOf(word, position) {
      const list = word * POSITIONS.length + position;
      return (starts[list + 1] ?? 0) - (starts[list] ?? 0);
    },
    each(word, position, visit) {
      const list = word * POSITIONS.length + position;
      const end = starts[list + 1] ?? 0;
      for (let at = starts[list] ?? 0; at < end; at += 1) if (!visit(members[at] ?? 0)) return;
    },
  };
}
