import { bannedNamesMessage } from './messages.ts';
import { isEmpty, type Rule, type TextValue } from './rule.ts';

export type BannedName = {
  name: string;
  /** Other spellings that always count. */
  aliases?: readonly string[];
  /**
   * The name is also an ordinary word ('joy', 'newly minted', 'get hitched'). It then counts only where its writing
   * says it is a name: capitalised in the middle of a sentence, or as an address (joy.com). A capital that begins a
   * sentence says nothing, so it passes.
   */
  isWord?: boolean;
  /** Words after which it is ordinary speech. */
  notAfter?: readonly string[];
};

export const COMPETITOR_NAMES: readonly BannedName[] = [
  { name: 'The Knot', notAfter: ['tie', 'ties', 'tied', 'tying'] },
  { name: 'WeddingWire' },
  { name: 'Joy', aliases: ['withjoy'], isWord: true },
  { name: 'Minted', isWord: true },
  { name: 'Bridebook' },
  { name: 'Hitched', isWord: true },
];

const NOT_WORD_BEFORE = '(?<![\\p{L}\\p{N}])';
const NOT_WORD_AFTER = '(?![\\p{L}\\p{N}])';
const ADDRESS_END = ' {0,2}\\. {0,2}(?:com|co\\.uk|co|net|org|app)';
const MID_SENTENCE = "(?<=[\\p{L}\\p{N},;)’'] {1,3})";

/** 'WeddingWire' is also found as 'Wedding Wire', 'The Knot' also as 'TheKnot' and 'the-knot'. */
function spelling(name: string): string {
  return name
    .split(/\s+|(?<=\p{Ll})(?=\p{Lu})/u)
    .map((part) => part.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'))
    .join('[\\s._-]{0,3}');
}

function patternsOf({ name, aliases = [], isWord = false, notAfter = [] }: BannedName): RegExp[] {
  const notOrdinary = notAfter.length > 0 ? `(?<!\\b(?:${notAfter.join('|')})\\s{1,3})` : '';
  const anyCase = [...aliases, ...(isWord ? [] : [name])].map(spelling);
  const patterns = anyCase.map(
    (text) => new RegExp(`${NOT_WORD_BEFORE}${notOrdinary}${text}${NOT_WORD_AFTER}`, 'iu'),
  );
  patterns.push(new RegExp(`${NOT_WORD_BEFORE}${spelling(name)}${ADDRESS_END}${NOT_WORD_AFTER}`, 'iu'));
  if (isWord) patterns.push(new RegExp(`${MID_SENTENCE}${spelling(name)}${NOT_WORD_AFTER}`, 'u'));
  return patterns;
}

/** The names a text mentions, each once, in the order of the list. */
export function findBannedNames(
  text: string,
  names: readonly (string | BannedName)[] = COMPETITOR_NAMES,
): string[] {
  const banned = names.map((name) => (typeof name === 'string' ? { name } : name));
  return banned
    .filter((entry) => patternsOf(entry).some((pattern) => pattern.test(text)))
    .map(({ name }) => name);
}

export function noBannedNames(names: readonly (string | BannedName)[] = COMPETITOR_NAMES): Rule<TextValue> {
  return (value) => {
    const found = isEmpty(value) ? [] : findBannedNames(value, names);
    return found.length > 0 ? bannedNamesMessage(found) : undefined;
  };
}
