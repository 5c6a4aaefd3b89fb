import { foldPersonName } from './name-fold.ts';
import { NICKNAME_LINES, OTHER_GIVEN_NAMES } from './nicknames.data.ts';

type GivenNames = {
  /** Of each name what else the same person may be called, both ways. */
  others: ReadonlyMap<string, ReadonlySet<string>>;
  /** Names in full, and the lines on which they stand. */
  lines: ReadonlyMap<string, readonly number[]>;
};

const wordsOf = (text: string) => text.split(/\s+/u).map((word) => foldPersonName(word).join(''));

function readGivenNames(): GivenNames {
  const others = new Map<string, Set<string>>();
  const lines = new Map<string, number[]>();
  const know = (name: string): Set<string> => {
    const known = others.get(name) ?? new Set<string>();
    others.set(name, known);
    return known;
  };
  for (const [number, line] of NICKNAME_LINES.trim().split('\n').entries()) {
    const [names = '', shortForms = ''] = line.split(':');
    for (const name of wordsOf(names)) {
      lines.set(name, [...(lines.get(name) ?? []), number]);
      const own = know(name);
      for (const short of wordsOf(shortForms.trim()).filter(Boolean)) {
        own.add(short);
        know(short).add(name);
      }
    }
  }
  for (const name of wordsOf(OTHER_GIVEN_NAMES.trim())) {
    know(name);
    lines.set(name, lines.get(name) ?? []);
  }
  return { others, lines };
}

/** Read when the first name is looked up: pages that only load the rules need none of it. */
let read: GivenNames | undefined;

function givenNames(): GivenNames {
  read ??= readGivenNames();
  return read;
}

/** Whether one is short for the other: Bob and Robert, either way round. Bess and Liz are not. */
export function isShortFor(one: string, other: string): boolean {
  return givenNames().others.get(one)?.has(other) ?? false;
}

/** Whether people know it as a short form and not as a name in full: Kat, Tom. */
export function isOnlyShort(name: string): boolean {
  const { others, lines } = givenNames();
  return others.has(name) && !lines.has(name);
}

/** Ana and Anna, Steven and Stephen. */
export function areSpellings(one: string, other: string): boolean {
  const { lines } = givenNames();
  const otherLines = lines.get(other) ?? [];
  return (lines.get(one) ?? []).some((line) => otherLines.includes(line));
}

/** Both are names that people have, and not spellings of one: Mila is not a mistyped Lila. */
export function areTwoNames(one: string, other: string): boolean {
  const { others } = givenNames();
  return others.has(one) && others.has(other) && !areSpellings(one, other);
}
