import { createHash } from 'node:crypto';

/** Of a Bloom filter; data/common-passwords/README.md says what they cost and how often they err. */
const BITS = 2 ** 20;
const MARKS = 16;

function* marksOf(word: string): Generator<number> {
  const digest = createHash('sha256').update(word).digest();
  const start = digest.readUInt32LE(0);
  // Odd, so that it shares no factor with the number of bits and no mark falls on another.
  const step = digest.readUInt32LE(4) | 1;
  for (let index = 0; index < MARKS; index += 1) yield (start + index * step) & (BITS - 1);
}

export function buildPasswordFilter(words: Iterable<string>): Uint8Array {
  const filter = new Uint8Array(BITS / 8);
  for (const word of words) {
    for (const mark of marksOf(word)) filter[mark >> 3] = (filter[mark >> 3] ?? 0) | (1 << (mark & 7));
  }
  return filter;
}

/** True for every word it was built of, and very rarely for another. */
export function isInPasswordFilter(filter: Uint8Array, word: string): boolean {
  for (const mark of marksOf(word)) {
    if (((filter[mark >> 3] ?? 0) & (1 << (mark & 7))) === 0) return false;
  }
  return true;
}
