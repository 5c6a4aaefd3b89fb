import { LRUCache } from 'lru-cache';
import type { VendorSuggestion } from '../contract.ts';

/** Answers take some three kilobytes each. */
const MOST_ANSWERS = 5_000;
const LONGEST_MS = 60_000;

/** An answer, and the rows it goes back to: good while their revision is this one. */
export type KnownNames = { revision: number; answer: VendorSuggestion[] };

/** With everyone who begins like this, by the names that are compared; null where there may be more. */
type Remembered = KnownNames & { everyone: readonly string[] | null };

/**
 * Answers of the last minute. People type one letter after the other: as soon as an answer has everyone who begins like
 * this, those of longer beginnings are found in it.
 */
export class NameMemory {
  readonly #answers = new LRUCache<string, Remembered>({ max: MOST_ANSWERS, ttl: LONGEST_MS });
  readonly #fewestLetters: number;

  /** Answers to shorter beginnings than this are in another order and serve only themselves. */
  constructor(fewestLetters: number) {
    this.#fewestLetters = fewestLetters;
  }

  find(scope: string, typed: string): KnownNames | undefined {
    const exact = this.#answers.get(`${scope} ${typed}`);
    if (exact) return exact;
    for (let letters = typed.length - 1; letters >= this.#fewestLetters; letters -= 1) {
      const shorter = this.#answers.get(`${scope} ${typed.slice(0, letters)}`);
      // Where this one has not everyone, no shorter one has.
      if (shorter) return narrow(shorter, typed);
    }
    return undefined;
  }

  keep(scope: string, typed: string, remembered: Remembered): void {
    this.#answers.set(`${scope} ${typed}`, remembered);
  }
}

function narrow({ everyone, answer, revision }: Remembered, typed: string): KnownNames | undefined {
  if (!everyone) return undefined;
  return { revision, answer: answer.filter((_vendor, index) => everyone[index]?.startsWith(typed)) };
}
