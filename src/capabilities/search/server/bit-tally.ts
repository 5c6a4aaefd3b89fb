const BITS = 32;
const BLOCK = 8;

/**
 * Adds to `counts`, for each of 32 bits, how many of the words at these places have it, of the bits in `among`. Eight
 * words at a time are added like columns of figures, all 32 columns at once: `ones`, `twos` and so on hold the digits of 32
 * sums, and only every 32nd of a bit is counted singly.
 */
export function tallyBits(counts: Int32Array, words: Int32Array, places: Int32Array, among: number): void {
  if (among === 0) return;
  const wordAt = (index: number) => (words[places[index] ?? 0] ?? 0) & among;
  const inBlocks = places.length - (places.length % BLOCK);
  let ones = 0;
  let twos = 0;
  let fours = 0;
  let eights = 0;
  let sixteens = 0;
  for (let at = 0; at < inBlocks; at += BLOCK) {
    const a = wordAt(at);
    const b = wordAt(at + 1);
    const c = wordAt(at + 2);
    const d = wordAt(at + 3);
    const e = wordAt(at + 4);
    const f = wordAt(at + 5);
    const g = wordAt(at + 6);
    const h = wordAt(at + 7);
    const twosA = carry(ones, a, b);
    ones ^= a ^ b;
    const twosB = carry(ones, c, d);
    ones ^= c ^ d;
    const foursA = carry(twos, twosA, twosB);
    twos ^= twosA ^ twosB;
    const twosC = carry(ones, e, f);
    ones ^= e ^ f;
    const twosD = carry(ones, g, h);
    ones ^= g ^ h;
    const foursB = carry(twos, twosC, twosD);
    twos ^= twosC ^ twosD;
    const newEights = carry(fours, foursA, foursB);
    fours ^= foursA ^ foursB;
    const newSixteens = eights & newEights;
    eights ^= newEights;
    addTo(counts, sixteens & newSixteens, BITS);
    sixteens ^= newSixteens;
  }
  for (let index = inBlocks; index < places.length; index += 1) addTo(counts, wordAt(index), 1);
  addTo(counts, ones, 1);
  addTo(counts, twos, 2);
  addTo(counts, fours, 4);
  addTo(counts, eights, 8);
  addTo(counts, sixteens, 16);
}

/** Three digits in, a carry out: whatever two of them share. Their sum is a ^ b ^ c. */
function carry(a: number, b: number, c: number): number {
  return (a & b) | ((a ^ b) & c);
}

function addTo(counts: Int32Array, word: number, weight: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const bit = BITS - 1 - Math.clz32(rest & -rest);
    counts[bit] = (counts[bit] ?? 0) + weight;
  }
}
