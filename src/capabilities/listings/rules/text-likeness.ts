const SHINGLE_WORDS = 5;

/** From this share on two descriptions count as the same text, a few words changed. */
export const ALIKE = 0.5;

/** Words without signs and capitals. */
function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The text without anything that people change to make it look like another. */
export function plainText(text: string): string {
  return text.toLowerCase().replace(/\W+/g, '');
}

function shinglesOf(text: string): Set<string> {
  const words = wordsOf(text);
  const shingles = new Set<string>();
  for (let at = 0; at + SHINGLE_WORDS <= words.length; at += 1) {
    shingles.add(words.slice(at, at + SHINGLE_WORDS).join(' '));
  }
  return shingles;
}

/** How much of the shorter text stands in the other, in runs of five words; from 0 to 1. */
export function textLikeness(one: string, other: string): number {
  const [short, long] = [shinglesOf(one), shinglesOf(other)].sort((a, b) => a.size - b.size);
  if (!short || !long || short.size === 0) return 0;
  const shared = [...short].filter((shingle) => long.has(shingle)).length;
  return shared / short.size;
}
