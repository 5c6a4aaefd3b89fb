/** Chance for the search, all in 32-bit whole numbers: the same in every engine, and quick. */
export type SearchRandom = {
  /** 32 bits. */
  bits(): number;
  /** From 0 up to, not including, `end`; at most 65,536. */
  below(end: number): number;
};

export function searchRandom(seed: number, run: number): SearchRandom {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(run + 1, 0x85ebca6b)) | 0;
  function bits(): number {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
  return { bits, below: (end) => ((bits() >>> 16) * end) >>> 16 };
}
