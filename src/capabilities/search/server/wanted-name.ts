import { forgivenMistakes } from '#base/edit-distance.ts';
import type { TypedWords } from '#base/search-words.ts';
import type { Vocabulary } from './vocabulary.ts';

export const NOT_MEANT = 255;

/** What a typed word may stand for: words by their number, with the mistakes each would mean. */
export type WantedWord = { ids: number[]; mistakes: Uint8Array };
export type WantedName = { words: WantedWord[]; hasArticle: boolean; article: number };

function letterByLetter(vocabulary: Vocabulary, word: string, isLast: boolean): number[] {
  if (isLast) return vocabulary.beginning(word);
  const known = vocabulary.find(word);
  return known === undefined ? [] : [known];
}

/** The last word may be unfinished. With mistakes allowed the others may be as well, which counts as one. */
function wantWord(vocabulary: Vocabulary, word: string, isLast: boolean, isLoose: boolean): WantedWord {
  const mistakes = new Uint8Array(vocabulary.size).fill(NOT_MEANT);
  const ids: number[] = [];
  const want = (id: number, count: number) => {
    if (mistakes[id] === NOT_MEANT) ids.push(id);
    mistakes[id] = Math.min(mistakes[id] ?? NOT_MEANT, count);
  };
  for (const id of letterByLetter(vocabulary, word, isLast)) want(id, 0);
  if (!isLoose) return { ids, mistakes };
  if (!isLast && word.length > 1) for (const id of vocabulary.beginning(word)) want(id, 1);
  const most = forgivenMistakes(word.length);
  if (most > 0) {
    for (const near of vocabulary.near(word, { most, isBeginning: isLast })) want(near.id, near.mistakes);
  }
  return { ids, mistakes };
}

/** What was typed, in words that names have; loosely if typing mistakes are to be forgiven. */
export function wantName(
  vocabulary: Vocabulary,
  { words, hasArticle }: TypedWords,
  isLoose: boolean,
): WantedName {
  return {
    words: words.map((word, index) => wantWord(vocabulary, word, index === words.length - 1, isLoose)),
    hasArticle,
    article: vocabulary.find('the') ?? -1,
  };
}
