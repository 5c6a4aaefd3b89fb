import { forgivenMistakes } from '#base/edit-distance.ts';
import { foldName, readWords } from '#base/search-words.ts';

/** Grows whenever what is written here or what is masked changes; rows of another version are written anew. */
export const LEAD_SEARCH_VERSION = 1;

/** Who may find a lead by a word: everybody in the business, or those who may read contacts of a connected lead. */
export type LeadScope = 'open' | 'contacts';
const SCOPE_LETTERS: Readonly<Record<LeadScope, string>> = { open: 'o', contacts: 'c' };

const LONGEST_WORD = 40;
/** More than anybody writes in a message that is meant to be read. */
const MOST_WORDS = 400;

/** Every word of a text, with and without its apostrophes. */
export function wordsOf(text: string): string[] {
  const words = readWords(foldName(text)).flat();
  return [...new Set(words.filter((word) => word.length <= LONGEST_WORD))].slice(0, MOST_WORDS);
}

function withoutOneLetter(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** A word with one letter left out, in every way, or two: misspelled words have one of these in common. */
export function shortenedWords(word: string, most = forgivenMistakes(word.length)): string[] {
  if (most === 0) return [];
  const once = withoutOneLetter(word);
  return [...new Set(most === 1 ? [word, ...once] : [word, ...once, ...once.flatMap(withoutOneLetter)])];
}

/** Words belong to one business, so that a search never meets those of others. */
function exactKey(storefrontId: number, scope: LeadScope, word: string): string {
  return `${storefrontId}${SCOPE_LETTERS[scope]}=${word}`;
}

/** Names once more by themselves: a word of every message would otherwise hide that nobody is called so. */
function nameKey(storefrontId: number, scope: LeadScope, word: string): string {
  return `${storefrontId}${SCOPE_LETTERS[scope]}#${word}`;
}

function nearKey(storefrontId: number, scope: LeadScope, word: string): string {
  return `${storefrontId}${SCOPE_LETTERS[scope]}~${word}`;
}

/** What the words of a text are found by; who they are forgives two mistakes, what was written in a message one. */
export function lexemesOf(
  storefrontId: number,
  scope: LeadScope,
  words: readonly string[],
  isWho: boolean,
): string[] {
  const mostMistakes = isWho ? 2 : 1;
  return words.flatMap((word) => [
    exactKey(storefrontId, scope, word),
    ...(isWho ? [nameKey(storefrontId, scope, word)] : []),
    ...shortenedWords(word, Math.min(mostMistakes, forgivenMistakes(word.length))).map((short) =>
      nearKey(storefrontId, scope, short),
    ),
  ]);
}

/** Words are letters and digits only, so there is nothing to escape. */
const quoted = (key: string, isBeginning: boolean) => `'${key}'${isBeginning ? ':*' : ''}`;

/** A question of the database's text search: this word, as a beginning if it may be unfinished. */
export function exactQuery(
  storefrontId: number,
  scopes: readonly LeadScope[],
  word: string,
  isLast: boolean,
): string {
  return scopes.map((scope) => quoted(exactKey(storefrontId, scope, word), isLast)).join(' | ');
}

/** The same among names only. */
export function nameQuery(
  storefrontId: number,
  scopes: readonly LeadScope[],
  word: string,
  isLast: boolean,
): string {
  return scopes.map((scope) => quoted(nameKey(storefrontId, scope, word), isLast)).join(' | ');
}

/** The same with typing mistakes forgiven; every word may be unfinished then. */
export function nearQuery(storefrontId: number, scopes: readonly LeadScope[], word: string): string {
  return scopes
    .flatMap((scope) => [
      quoted(exactKey(storefrontId, scope, word), word.length > 1),
      ...shortenedWords(word).map((short) => quoted(nearKey(storefrontId, scope, short), false)),
    ])
    .join(' | ');
}
