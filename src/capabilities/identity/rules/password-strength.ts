import { PASSWORD_MIN_LENGTH } from '#base/validation/password.ts';
import { characterCount } from '#base/validation/text-length.ts';
import { isMadeOfOwnWords, type PasswordOwner } from './own-words.ts';

const LEVELS = [
  { atLeast: 0, word: 'Weak' },
  { atLeast: 30, word: 'Fair' },
  { atLeast: 42, word: 'Good' },
  { atLeast: 55, word: 'Strong' },
] as const;

export const MOST_STRENGTH = LEVELS.length;

/** `level`: 0 while nothing can be said of it, then 1 to `MOST_STRENGTH`. */
export type PasswordStrength = { level: number; word: string };

/** In bits: the first sign of a kind is anybody's guess, the next of the same kind follows from it more often than not. */
const KINDS = [
  { test: /\p{Lu}/u, first: 4.7, next: 2.5 },
  { test: /\p{L}/u, first: 4.7, next: 2.5 },
  { test: /\p{N}/u, first: 3.3, next: 2.5 },
  { test: /\s/u, first: 2, next: 0.5 },
];
const SIGN = { first: 5, next: 4 };

/** Whatever is said twice in a row is said once: 'abcabc' tells no more than 'abc'. */
function withoutEchoes(text: string): string {
  return text.replaceAll(/(.+?)\1+/gsu, '$1');
}

function isStep(from: string, to: string): boolean {
  return Math.abs((to.codePointAt(0) ?? 0) - (from.codePointAt(0) ?? 0)) <= 1;
}

function bitsOf(text: string): number {
  let bits = 0;
  let before: { sign: string; kind: { first: number; next: number } } | undefined;
  for (const sign of withoutEchoes(text)) {
    const kind = KINDS.find(({ test }) => test.test(sign)) ?? SIGN;
    // 'efgh' and '4321' go on by themselves.
    if (before && isStep(before.sign, sign)) bits += 0.5;
    else bits += before?.kind === kind ? kind.next : kind.first;
    before = { sign, kind };
  }
  return bits;
}

/**
 * How hard a password looks to guess, worked out from the text alone and rather too low than too high. It is advice while
 * typing: which passwords are common, the server knows.
 */
export function passwordStrength(password: string, owner: PasswordOwner): PasswordStrength {
  if (characterCount(password) < PASSWORD_MIN_LENGTH) return { level: 0, word: 'Too short' };
  if (isMadeOfOwnWords(password, owner)) return { level: 1, word: 'Easy to guess' };
  const bits = bitsOf(password);
  const level = LEVELS.filter(({ atLeast }) => bits >= atLeast).length;
  return { level, word: LEVELS[level - 1]?.word ?? '' };
}
