import { foldPersonName } from './name-fold.ts';

export type FoldedName = { words: readonly string[]; joined: string };
/** One way to read what was typed. */
export type NameReading = { first: FoldedName; last: FoldedName; isAsWritten: boolean };
export type TypedName = {
  /** Without spaces: Chinese names are written so, and some others in haste. */
  joined: string;
  words: readonly string[];
  readings: readonly NameReading[];
};

/** No name on a guest list is longer. */
const LONGEST = 160;
const MOST_WORDS = 10;

const TITLES: ReadonlySet<string> = new Set(
  (
    'mr mrs ms miss mx dr doctor prof professor rev reverend hon honorable rabbi cantor imam pastor sir dame lady lord ' +
    'capt captain col colonel gen lt ltc maj sgt sergeant fr sr sra srta senor senora senorita dona ' +
    'herr frau fraulein monsieur madame mme mlle mademoiselle sig signor signora signorina dott dottssa'
  ).split(' '),
);
/** 'Mr. and Mrs. John Smith', 'the Rev. Kim Lee'. */
const BETWEEN_TITLES: ReadonlySet<string> = new Set(['and', 'und', 'y', 'e', 'et', 'the']);
const SUFFIXES: ReadonlySet<string> = new Set('jr junior sr senior ii iii iv md phd esq'.split(' '));

function withoutTitles(words: readonly string[]): readonly string[] {
  const first = words.findIndex((word, place) => {
    if (TITLES.has(word)) return false;
    const isBetween = BETWEEN_TITLES.has(word) && TITLES.has(words[place + 1] ?? '');
    return !isBetween;
  });
  // Who typed nothing else is perhaps called so.
  return first === -1 ? words : words.slice(first);
}

function withoutSuffixes(words: readonly string[]): readonly string[] {
  const last = words.findLastIndex((word) => !SUFFIXES.has(word));
  // Two words are a first and a last name, whatever they look like.
  return words.slice(0, Math.max(2, last + 1));
}

export function foldedName(words: readonly string[]): FoldedName {
  return { words, joined: words.join('') };
}

/** First and last name parted at every place, in both orders; undefined for what can be nobody's name. */
export function readTypedName(typed: string): TypedName | undefined {
  const text = typed.trim();
  if (text.length > LONGEST) return undefined;
  const words = withoutSuffixes(withoutTitles(foldPersonName(text)));
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const isLastFirst = /^[^,]*\p{L}[^,]*,[^,]*\p{L}/u.test(text);
  const readings = words.slice(1).flatMap((_, place) => {
    const [front, back] = [foldedName(words.slice(0, place + 1)), foldedName(words.slice(place + 1))];
    return [
      { first: front, last: back, isAsWritten: !isLastFirst },
      { first: back, last: front, isAsWritten: isLastFirst },
    ];
  });
  return { joined: words.join(''), words, readings };
}
