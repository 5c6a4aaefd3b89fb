import { areSpellings, areTwoNames, isOnlyShort, isShortFor } from './given-names.ts';
import { likenessAfterMistakes } from './likeness-after-mistakes.ts';
import { isDense } from './name-fold.ts';
import type { FoldedName } from './typed-name.ts';

const NICKNAME = 0.95;
const BEGINNING = 0.9;
const INITIAL = 0.7;
/** What is left of a first name after so many mistakes. */
const AFTER_MISTAKES = [1, 0.85, 0.72];
const SHORTEST_BEGINNING = 3;

/** How many mistakes a first name of this length bears. Shorter ones than a last name: whether it is another name is known of most. */
export function forgivenInFirst(name: string): number {
  if (name.length <= 2 || (name.length === 3 && isDense(name))) return 0;
  return name.length <= 6 ? 1 : 2;
}

const isSameName = (typed: string, listed: string) =>
  isShortFor(typed, listed) || areSpellings(typed, listed);

const isInitialOf = (letter: string, name: string) =>
  letter.length === 1 && !isDense(letter) && name.startsWith(letter);

/** 'Ana' for 'Ana María', 'John R.' for 'John Robert'; José Luis is not José María. */
function restFits([, typed]: readonly string[], [, listed]: readonly string[]): boolean {
  if (typed === undefined || listed === undefined || typed === listed) return true;
  return isInitialOf(typed, listed) || isInitialOf(listed, typed);
}

function likenessOfHeads(typed: string, listed: string): number {
  if (typed === listed) return BEGINNING;
  if (isSameName(typed, listed)) return NICKNAME;
  return isInitialOf(typed, listed) || isInitialOf(listed, typed) ? INITIAL : 0;
}

function likenessOfLetters(typed: string, listed: string): number {
  const isOther = areTwoNames(typed, listed);
  // Kat may be short for any Kat…; Eli is a name, and not the beginning of Elise.
  const canBegin = typed.length >= SHORTEST_BEGINNING && (!isOther || isOnlyShort(typed));
  if (canBegin && listed.startsWith(typed)) return BEGINNING;
  if (isOther) return 0;
  return likenessAfterMistakes(typed, listed, { most: forgivenInFirst(listed), left: AFTER_MISTAKES });
}

/** From 0 to 1. */
export function firstNameLikeness(typed: FoldedName, listed: FoldedName): number {
  if (typed.joined === listed.joined) return 1;
  if (isSameName(typed.joined, listed.joined)) return NICKNAME;
  const heads = restFits(typed.words, listed.words)
    ? likenessOfHeads(typed.words[0] ?? '', listed.words[0] ?? '')
    : 0;
  return Math.max(heads, likenessOfLetters(typed.joined, listed.joined));
}
