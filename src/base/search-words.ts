import { normaliseForSearch } from './text.ts';

/** Between two letters; elsewhere it is a quotation mark. */
const APOSTROPHE = /(?<=\p{L}\p{M}*)['’‘ʼ`´](?=\p{L})/u;

/** Words that people leave out, or write as a sign. */
const FILLERS: ReadonlySet<string> = new Set(['the', 'and']);

export function isFiller(word: string): boolean {
  return FILLERS.has(word);
}

/** Lower case without accents and signs; only an apostrophe inside a word stays: "O’Hara & Sons" is "o'hara sons". */
export function foldName(text: string): string {
  return text.split(APOSTROPHE).map(normaliseForSearch).join("'");
}

function splitWords(folded: string): string[] {
  return folded.split(' ').filter(Boolean);
}

/** The words of a folded name, read with a gap where an apostrophe is and, if there is one, without: "marie's" is marie s, and maries. */
export function readWords(folded: string): string[][] {
  const parted = splitWords(folded.replaceAll("'", ' '));
  return folded.includes("'") ? [parted, splitWords(folded.replaceAll("'", ''))] : [parted];
}

/** Without words that people leave out; the first stays, because a name may be looked for by it. */
export function withoutFillers(words: readonly string[]): string[] {
  return words.filter((word, index) => index === 0 || !isFiller(word));
}

export type TypedWords = {
  words: string[];
  /** It began with 'the', which a name may lack. */
  hasArticle: boolean;
};

/** What somebody typed, in every way it can be read; nothing where there are no letters or digits. */
export function readTyped(text: string): TypedWords[] {
  return readWords(foldName(text))
    .filter((words) => words.length > 0)
    .map((words) => {
      const telling = words.filter((word) => !isFiller(word));
      return {
        words: telling.length > 0 ? telling : words.slice(0, 1),
        hasArticle: telling.length > 0 && words[0] === 'the',
      };
    });
}
