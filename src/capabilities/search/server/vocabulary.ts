import { editDistance } from '#base/edit-distance.ts';

const FIRST_ROOM = 1_024;
const LETTERS = 26;

/** Which letters a word has, one bit each; all other characters share what is left. */
function lettersOf(word: string): number {
  let bits = 0;
  for (let index = 0; index < word.length; index += 1) {
    const letter = word.charCodeAt(index) - 97;
    bits |= 1 << (letter >= 0 && letter < LETTERS ? letter : LETTERS + (word.charCodeAt(index) % 5));
  }
  return bits;
}

/** The well-known way to count bits two, four and eight at a time. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555);
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24;
}

/** Every word that the names of a process have, or had: a million names are made of some ten thousand. */
export class Vocabulary {
  readonly #ids = new Map<string, number>();
  readonly #words: string[] = [];
  #letters = new Int32Array(FIRST_ROOM);
  /** In the order of their letters; undefined until somebody asks for a beginning. */
  #sorted: string[] | undefined;

  get size(): number {
    return this.#words.length;
  }

  /** The number of a word, which is noted if it is new. */
  note(word: string): number {
    const known = this.#ids.get(word);
    if (known !== undefined) return known;
    const id = this.#words.length;
    this.#ids.set(word, id);
    this.#words.push(word);
    if (id === this.#letters.length) {
      const larger = new Int32Array(id * 2);
      larger.set(this.#letters);
      this.#letters = larger;
    }
    this.#letters[id] = lettersOf(word);
    if (this.#sorted) this.#sorted.splice(firstFrom(this.#sorted, word), 0, word);
    return id;
  }

  find(word: string): number | undefined {
    return this.#ids.get(word);
  }

  /** The numbers of all words that begin so. */
  beginning(letters: string): number[] {
    this.#sorted ??= this.#words.toSorted();
    const found: number[] = [];
    for (let index = firstFrom(this.#sorted, letters); index < this.#sorted.length; index += 1) {
      const word = this.#sorted[index] ?? '';
      if (!word.startsWith(letters)) break;
      found.push(this.#ids.get(word) ?? 0);
    }
    return found;
  }

  /** Words, or beginnings of words, with at most so many mistakes, and how many each has. */
  near(typed: string, asked: { most: number; isBeginning: boolean }): { id: number; mistakes: number }[] {
    const wanted = lettersOf(typed);
    const found: { id: number; mistakes: number }[] = [];
    for (let id = 0; id < this.#words.length; id += 1) {
      // A mistake costs one letter at most, so most words are ruled out without a closer look.
      if (countBits(wanted & ~(this.#letters[id] ?? 0)) > asked.most) continue;
      const mistakes = editDistance(typed, this.#words[id] ?? '', asked);
      if (mistakes <= asked.most) found.push({ id, mistakes });
    }
    return found;
  }
}

/** Where a word stands in the list, or would. */
function firstFrom(sorted: readonly string[], word: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}
