import { forgivenMistakes } from '#base/edit-distance.ts';
import { foldName, readWords } from '#base/search-words.ts';

/** Grows whenever what is written here or what is masked changes; rows of another version are written anew. */
export const LEAD_SEARCH_VERSION = 3;

/** Who may find a lead by a word: everybody in the business, or those who may read contacts of a connected lead. */
export type LeadScope = 'open' | 'contacts';
const SCOPE_LETTERS: Readonly<Record<LeadScope, string>> = { open: 'o', contacts: 'c' };

const LONGEST_WORD = 40;
/** More than anybody writes in a message that is meant to be read. */
const MOST_WORDS = 400;
/** "van der Berg" is also written in one word. */
const LONGEST_RUN = 3;

/** Between two letters; elsewhere it parts. */
const HYPHEN = /(?<=\p{L}\p{M}*)[-‐‑](?=\p{L})/gu;

const PHONE_NUMBER = /(?<!\d)(?:1[\s.-]*)?\(?(\d{3})\)?[\s.-]*(\d{3})[\s.-]*(\d{4})(?!\d)/g;

/** Whoever looks for a number often has it in one piece. */
function phoneNumbersOf(text: string): string[] {
  return [...text.matchAll(PHONE_NUMBER)].map(([, ...parts]) => parts.join(''));
}

function atMost(words: readonly string[]): string[] {
  return [...new Set(words.filter((word) => word.length <= LONGEST_WORD))].slice(0, MOST_WORDS);
}

/** Every word of a text, with a gap where an apostrophe or a hyphen is, and without; phone numbers in one piece, too. */
export function wordsOf(text: string): string[] {
  const together = text.replaceAll(HYPHEN, '');
  const readings = together === text ? [text] : [text, together];
  return atMost([
    ...readings.flatMap((reading) => readWords(foldName(reading)).flat()),
    ...phoneNumbersOf(text),
  ]);
}

/** Neighbouring words of a name written together, two or three of them. */
export function joinedWordsOf(text: string): string[] {
  const [words = []] = readWords(foldName(text));
  return atMost(words.flatMap((_, index) => runsFrom(words, index).slice(1)));
}

/** The word at this place alone, with the next, and with the next two. */
function runsFrom(words: readonly string[], start: number): string[] {
  const longest = Math.min(LONGEST_RUN, words.length - start);
  return Array.from({ length: longest }, (_, more) => words.slice(start, start + more + 1).join(''));
}

export type TypedWord = { word: string; isLast: boolean };

/** What a typed word may be, alone or a part of: "o brien" may be "obrien". */
export function readingsOf(words: readonly string[], index: number): [TypedWord, ...TypedWord[]] {
  const reading = (word: string, end: number) => ({ word, isLast: end === words.length - 1 });
  const starts = Array.from({ length: LONGEST_RUN }, (_, back) => index - back).filter((start) => start >= 0);
  const runs = starts.flatMap((start) =>
    runsFrom(words, start)
      .map((word, more) => ({ ...reading(word, start + more), end: start + more }))
      .filter(({ end }) => end >= index && end > start),
  );
  return [reading(words[index] ?? '', index), ...runs.map(({ word, isLast }) => ({ word, isLast }))];
}

function withoutLetter(word: string, index: number): string {
  return word.slice(0, index) + word.slice(index + 1);
}

function withoutOneLetter(word: string): string[] {
  return Array.from({ length: word.length }, (_, index) => withoutLetter(word, index));
}

function withSwappedLetters(word: string): string[] {
  return Array.from(
    { length: Math.max(0, word.length - 1) },
    (_, at) => `${word.slice(0, at)}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
  );
}

/** A word with one letter left out, in every way, or two: misspelled words have one of these in common. */
export function shortenedWords(word: string, most = forgivenMistakes(word.length)): string[] {
  if (most === 0) return [];
  const once = withoutOneLetter(word);
  return [...new Set(most === 1 ? [word, ...once] : [word, ...once, ...once.flatMap(withoutOneLetter)])];
}

type Keys = Readonly<Record<'exact' | 'name' | 'long', (word: string) => string>> & {
  gap: (word: string, place: number) => string;
};

/**
 * Words belong to one business, so that a search never meets those of others. Names stand once more by themselves: a
 * word of every message would otherwise hide that nobody is called so. Of a word with a letter left out it is kept
 * where that was, or words that lack different letters would pass for each other.
 */
function keysOf(storefrontId: number, scope: LeadScope): Keys {
  const prefix = `${storefrontId}${SCOPE_LETTERS[scope]}`;
  return {
    exact: (word) => `${prefix}=${word}`,
    name: (word) => `${prefix}#${word}`,
    gap: (word, place) => `${prefix}~${place}~${word}`,
    long: (word) => `${prefix}~${word}`,
  };
}

/** What the words of a text are found by: one mistake is forgiven, in long words of who they are two. */
export function lexemesOf(
  storefrontId: number,
  scope: LeadScope,
  words: readonly string[],
  isWho: boolean,
): string[] {
  const keys = keysOf(storefrontId, scope);
  return words.flatMap((word) => [
    keys.exact(word),
    ...(isWho ? [keys.name(word)] : []),
    ...(forgivenMistakes(word.length) > 0 ? withoutOneLetter(word).map(keys.gap) : []),
    ...(isWho ? shortenedWords(word).map(keys.long) : []),
  ]);
}

/** What words of a name that were written together are found by; too long for their mistakes to be kept. */
export function joinedLexemesOf(storefrontId: number, scope: LeadScope, joined: readonly string[]): string[] {
  const keys = keysOf(storefrontId, scope);
  return joined.flatMap((word) => [keys.exact(word), keys.name(word)]);
}

/** Words are letters and digits only, so there is nothing to escape. */
const quoted = (key: string, isBeginning = false) => `'${key}'${isBeginning ? ':*' : ''}`;

function queryOf(
  storefrontId: number,
  scopes: readonly LeadScope[],
  ask: (keys: Keys) => readonly string[],
): string {
  return scopes.flatMap((scope) => ask(keysOf(storefrontId, scope))).join(' | ');
}

/** A question of the database's text search: one of these words, as a beginning if it may be unfinished. */
export function exactQuery(storefrontId: number, scopes: readonly LeadScope[], words: readonly TypedWord[]) {
  return queryOf(storefrontId, scopes, (keys) =>
    words.map(({ word, isLast }) => quoted(keys.exact(word), isLast)),
  );
}

/** The same among names only. */
export function nameQuery(storefrontId: number, scopes: readonly LeadScope[], words: readonly TypedWord[]) {
  return queryOf(storefrontId, scopes, (keys) =>
    words.map(({ word, isLast }) => quoted(keys.name(word), isLast)),
  );
}

/** Everything that is at most one letter more, less, swapped or another away from this word. */
function oneMistakeKeys(word: string, keys: Keys): string[] {
  if (forgivenMistakes(word.length) === 0) return [];
  const shorter = withoutOneLetter(word);
  return [
    ...[...shorter, ...withSwappedLetters(word)].map(keys.exact),
    ...shorter.map(keys.gap),
    ...Array.from({ length: word.length + 1 }, (_, place) => keys.gap(word, place)),
  ];
}

/** The same with typing mistakes forgiven; every word may be unfinished then. */
export function nearQuery(
  storefrontId: number,
  scopes: readonly LeadScope[],
  [{ word }, ...joined]: readonly [TypedWord, ...TypedWord[]],
) {
  return queryOf(storefrontId, scopes, (keys) => [
    quoted(keys.exact(word), word.length > 1),
    ...joined.map((run) => quoted(keys.exact(run.word), run.isLast)),
    ...oneMistakeKeys(word, keys).map((key) => quoted(key)),
    ...(forgivenMistakes(word.length) > 1
      ? shortenedWords(word).map((short) => quoted(keys.long(short)))
      : []),
  ]);
}
