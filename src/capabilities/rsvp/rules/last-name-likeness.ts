import { LAST_NAMES_APART } from './last-names.data.ts';
import { likenessAfterMistakes } from './likeness-after-mistakes.ts';
import type { FoldedName } from './typed-name.ts';

/** What is left of a last name after so many mistakes. */
const AFTER_MISTAKES = [1, 0.84, 0.74];
/** One part of a double name tells less than all of it, and is forgiven no mistake. */
const PART = 0.9;
const SHORTEST_PART = 3;
/** They stand in a name and are none. */
const SMALL_WORDS: ReadonlySet<string> = new Set(
  'and bar ben bin bint dal das degli del della den der des dos ibn las los mac san ter van von zum zur'.split(
    ' ',
  ),
);

const sameLetters = (one: string, other: string) => [...one].sort().join('') === [...other].sort().join('');

/** How many mistakes a last name bears. Of three letters only two may change places: Lee and Lei are two families. */
export function forgivenInLast(typed: string, listed: string): number {
  if (listed.length < 3 || (listed.length === 3 && !sameLetters(typed, listed))) return 0;
  return listed.length <= 6 ? 1 : 2;
}

const APART: ReadonlySet<string> = new Set(LAST_NAMES_APART.trim().split(/\s+/u));

function wholeLikeness(typed: string, listed: string): number {
  if (APART.has(typed) && APART.has(listed)) return 0;
  return likenessAfterMistakes(typed, listed, { most: forgivenInLast(typed, listed), left: AFTER_MISTAKES });
}

function isTelling(part: string): boolean {
  return part.length >= SHORTEST_PART && !SMALL_WORDS.has(part);
}

/** Of two names at most: a row of last names is somebody trying them all at once. */
function partsOfDouble(words: readonly string[]): readonly string[] {
  const parts = words.length > 1 ? words.filter(isTelling) : [];
  return parts.length <= 2 ? parts : [];
}

/** From 0 to 1. García of García López is the name too, whichever side has both. */
export function lastNameLikeness(
  typed: FoldedName,
  listed: FoldedName,
  { isForgiving }: { isForgiving: boolean },
): number {
  if (!typed.joined || !listed.joined) return 0;
  if (typed.joined === listed.joined) return 1;
  const parts = listed.words.length > 1 ? listed.words.filter(isTelling) : partsOfDouble(typed.words);
  const isPart = parts.includes(listed.words.length > 1 ? typed.joined : listed.joined);
  return Math.max(isPart ? PART : 0, isForgiving ? wholeLikeness(typed.joined, listed.joined) : 0);
}
