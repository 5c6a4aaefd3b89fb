import type { GuestWords } from './guest-words.ts';

/** ‘Maya and Jonah’, or ‘Maya and partner’ while only one is named: whatever is said of them speaks of two. */
export function coupleWords(
  words: Pick<GuestWords, 'list' | 'otherHalf'>,
  { couple }: { couple: { a: string; b: string } },
): string {
  const names = [couple.a, couple.b].filter(Boolean);
  return words.list(names.length === 1 ? [...names, words.otherHalf] : names);
}
