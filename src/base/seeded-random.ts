/** Chance that can be repeated: the same keys give the same numbers, on every machine and in any order of asking. */
export type SeededRandom = {
  /** From 0 up to, not including, 1. */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Items with a larger weight come more often. */
  pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
  /** Up to `count` different items, in the order of chance. */
  sample<T>(items: readonly T[], count: number): T[];
  /** Around the middle of a bell curve. */
  normal(mean: number, deviation: number): number;
  uuid(): string;
};

/** 32 well-mixed bits of a text (FNV-1a with a final avalanche). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return mix(hash);
}

function mix(value: number): number {
  let bits = value;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}

/** One of the four words a generator starts from. */
function seedWord(start: number, hashes: readonly number[]): number {
  return hashes.reduce((word, hash) => mix(Math.imul(word, 0x9e3779b1) + hash), start);
}

/** The generator needs some rounds before neighbouring seeds have nothing in common. */
const WARM_UP = 12;

/** The keys name what is being made ('storefront', 12): each thing has numbers of its own, whatever came before it. */
export function seededRandom(...keys: readonly (string | number)[]): SeededRandom {
  const hashes = keys.map((key) => (typeof key === 'number' ? mix(key + 0x7f4a7c15) : hashText(key)));
  let a = seedWord(0x2545f491, hashes);
  let b = seedWord(0x9e3779b9, hashes);
  let c = seedWord(0x243f6a88, hashes);
  let count = seedWord(0xb7e15162, hashes);

  // sfc32: 128 bits of state, so that millions of things, each with numbers of its own, never meet.
  function bits(): number {
    const sum = (a + b + count) | 0;
    count = (count + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    c |= 0;
    return sum >>> 0;
  }
  for (let round = 0; round < WARM_UP; round += 1) bits();
  const next = () => bits() / 0x1_0000_0000;
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  function pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error('There is nothing to pick from.');
    return items[int(0, items.length - 1)] as T;
  }

  function pickWeighted<T>(items: readonly T[], weightOf: (item: T) => number): T {
    let rest = next() * items.reduce((sum, item) => sum + weightOf(item), 0);
    for (const item of items) {
      rest -= weightOf(item);
      if (rest < 0) return item;
    }
    return pick(items.slice(-1));
  }

  function sample<T>(items: readonly T[], count: number): T[] {
    const left = [...items];
    const taken: T[] = [];
    while (taken.length < count && left.length > 0) {
      const index = int(0, left.length - 1);
      taken.push(left[index] as T);
      left[index] = left[left.length - 1] as T;
      left.pop();
    }
    return taken;
  }

  function normal(mean: number, deviation: number): number {
    // Box–Muller; 1 - next() keeps the logarithm away from zero.
    return mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next());
  }

  function uuid(): string {
    const hex = [bits(), bits(), bits(), bits()].map((part) => part.toString(16).padStart(8, '0')).join('');
    const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick,
    pickWeighted,
    sample,
    normal,
    uuid,
  };
}
