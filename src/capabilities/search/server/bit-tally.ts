const BITS = 32;
const BLOCK = 8;

/**
 * Counts for each of 32 bits how many words have it. Eight words at a time are added like columns of figures, all 32
 * columns at once: `ones`, `twos` and `fours` hold the digits of 32 sums, and only every eighth of a bit is counted singly.
 */
export class BitTally {
  readonly #counts = new Int32Array(BITS);
  readonly #words = new Int32Array(BLOCK);
  #waiting = 0;
  #ones = 0;
  #twos = 0;
  #fours = 0;

  add(word: number): void {
    if (word === 0) return;
    this.#words[this.#waiting] = word;
    this.#waiting += 1;
    if (this.#waiting === BLOCK) this.#addBlock();
  }

  /** The counts of everything added so far. */
  read(): Int32Array {
    const counts = this.#counts.slice();
    for (let index = 0; index < this.#waiting; index += 1) addTo(counts, this.#words[index] ?? 0, 1);
    addTo(counts, this.#ones, 1);
    addTo(counts, this.#twos, 2);
    addTo(counts, this.#fours, 4);
    return counts;
  }

  /** Three digits in, a sum and a carry out: a ^ b ^ c, and whatever two of them share. */
  #addBlock(): void {
    const words = this.#words;
    const [a, b, c, d] = [words[0] ?? 0, words[1] ?? 0, words[2] ?? 0, words[3] ?? 0];
    const [e, f, g, h] = [words[4] ?? 0, words[5] ?? 0, words[6] ?? 0, words[7] ?? 0];
    let ones = this.#ones;
    const twosA = carry(ones, a, b);
    ones ^= a ^ b;
    const twosB = carry(ones, c, d);
    ones ^= c ^ d;
    let twos = this.#twos;
    const foursA = carry(twos, twosA, twosB);
    twos ^= twosA ^ twosB;
    const twosC = carry(ones, e, f);
    ones ^= e ^ f;
    const twosD = carry(ones, g, h);
    ones ^= g ^ h;
    const foursB = carry(twos, twosC, twosD);
    twos ^= twosC ^ twosD;
    addTo(this.#counts, carry(this.#fours, foursA, foursB), BLOCK);
    this.#fours ^= foursA ^ foursB;
    this.#ones = ones;
    this.#twos = twos;
    this.#waiting = 0;
  }
}

function carry(a: number, b: number, c: number): number {
  return (a & b) | ((a ^ b) & c);
}

function addTo(counts: Int32Array, word: number, weight: number): void {
  for (let rest = word; rest !== 0; rest &= rest - 1) {
    const bit = BITS - 1 - Math.clz32(rest & -rest);
    counts[bit] = (counts[bit] ?? 0) + weight;
  }
}
