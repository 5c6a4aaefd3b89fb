import { readWords, withoutFillers } from '#base/search-words.ts';
import { type NameLists, POSITIONS, type Position, toNameLists } from './name-lists.ts';
import { Vocabulary } from './vocabulary.ts';

const FIRST_ROOM = 256;
/** Before the words of a name stands how many each of its two readings has. */
export const HEAD = 2;
/** So many changes are looked up beside the lists before those are made anew. */
const FEWEST_CHANGES = 4_096;
const SHARE_OF_CHANGES = 8;
const NO_NAME = -1;

function enlarge(array: Int32Array, room: number): Int32Array {
  const larger = new Int32Array(Math.max(room, Math.ceil(array.length * 1.5))).fill(NO_NAME);
  larger.set(array);
  return larger;
}

/**
 * The words of the names of a category's rows, by place and by word. The lists by word are as of some instant; whatever
 * changed since is noted beside them, until that is so much that they are made anew.
 */
export class NameWords {
  readonly vocabulary: Vocabulary;
  /** Where in `words` the name of a place begins. */
  #starts: Int32Array = new Int32Array(FIRST_ROOM).fill(NO_NAME);
  #words: Int32Array = new Int32Array(FIRST_ROOM);
  #used = 0;
  #lists: NameLists | undefined;
  /** Places that the lists are wrong about, and who has a word instead. */
  #isChanged = new Uint8Array(0);
  readonly #changes = new Map<number, number[]>();
  #changed = 0;

  constructor(vocabulary = new Vocabulary()) {
    this.vocabulary = vocabulary;
  }

  /** The row of this place has this folded name now, and perhaps another rank than before. */
  set(place: number, folded: string, hasSameRank: boolean): void {
    const [parted = [], joined = []] = readWords(folded).map((words) =>
      withoutFillers(words).map((word) => this.vocabulary.note(word)),
    );
    const start = this.startOf(place);
    if (this.#isSame(start, parted, joined)) {
      if (!hasSameRank) this.#putAt(place, start);
      return;
    }
    const next = this.#used;
    this.#used += HEAD + parted.length + joined.length;
    if (this.#used > this.#words.length) this.#words = enlarge(this.#words, this.#used);
    this.#words.set([parted.length, joined.length, ...parted, ...joined], next);
    this.#putAt(place, next);
  }

  /** The row of one place is now at another. */
  move(from: number, to: number): void {
    this.#putAt(to, this.startOf(from));
  }

  /** Nobody is at this place any more. */
  clear(place: number): void {
    this.#starts[place] = NO_NAME;
    if (this.#lists) this.#isChanged[place] = 1;
  }

  /** Makes the lists ready for a question; `rank` tells all places that are taken, the best first. */
  prepare(rank: () => Int32Array): void {
    if (this.#lists) return;
    const places = rank();
    this.#closeGaps(places);
    this.#lists = toNameLists(places, this.vocabulary, (place, visit) => this.#eachWord(place, visit));
    this.#isChanged = new Uint8Array(places.length);
  }

  /** At most so many have this word. */
  countOf(word: number): number {
    let count = this.#changes.get(word)?.length ?? 0;
    for (const position of POSITIONS) count += this.#lists?.countOf(word, position) ?? 0;
    return count;
  }

  /** Those with this word in this position whom nothing has happened to, the best first, until `visit` has enough. */
  eachListed(word: number, position: Position, visit: (place: number) => boolean): void {
    const isChanged = this.#isChanged;
    this.#lists?.each(word, position, (place) => isChanged[place] === 1 || visit(place));
  }

  /** Those with this word whom something has happened to, and some who had it; perhaps more than once. */
  changesOf(word: number): readonly number[] {
    return this.#changes.get(word) ?? [];
  }

  /**
   * Where in `words` the name of a place begins: with the lengths of its two readings, then the one with a gap for an
   * apostrophe, then, if there is an apostrophe, the one without. -1 where nobody is.
   */
  startOf(place: number): number {
    return this.#starts[place] ?? NO_NAME;
  }

  get words(): Int32Array {
    return this.#words;
  }

  #endOf(start: number): number {
    return start + HEAD + (this.#words[start] ?? 0) + (this.#words[start + 1] ?? 0);
  }

  #isSame(start: number, parted: readonly number[], joined: readonly number[]): boolean {
    if (start === NO_NAME) return false;
    if (this.#words[start] !== parted.length || this.#words[start + 1] !== joined.length) return false;
    return [...parted, ...joined].every((word, index) => this.#words[start + HEAD + index] === word);
  }

  #putAt(place: number, start: number): void {
    if (place >= this.#starts.length) this.#starts = enlarge(this.#starts, place + 1);
    this.#starts[place] = start;
    if (!this.#lists) return;
    this.#isChanged[place] = 1;
    const end = this.#endOf(start);
    for (let index = start + HEAD; index < end; index += 1) {
      const word = this.#words[index] ?? 0;
      const places = this.#changes.get(word);
      if (places) places.push(place);
      else this.#changes.set(word, [place]);
    }
    this.#changed += end - start - HEAD;
    if (this.#changed > Math.max(FEWEST_CHANGES, this.#lists.size / SHARE_OF_CHANGES)) this.#drop();
  }

  /** The next question makes new lists; until then nothing needs to be noted. */
  #drop(): void {
    this.#lists = undefined;
    this.#changes.clear();
    this.#changed = 0;
  }

  /** Each word of a name, with its index in the reading it belongs to and the first word of that. */
  #eachWord(place: number, visit: (word: number, index: number, first: number) => void): void {
    const start = this.startOf(place);
    const middle = start + HEAD + (this.#words[start] ?? 0);
    const end = this.#endOf(start);
    for (let at = start + HEAD; at < end; at += 1) {
      const from = at < middle ? start + HEAD : middle;
      visit(this.#words[at] ?? 0, at - from, this.#words[from] ?? 0);
    }
  }

  /** Names that were written over leave gaps. */
  #closeGaps(places: Int32Array): void {
    let used = 0;
    for (const place of places) used += this.#endOf(this.startOf(place)) - this.startOf(place);
    const words = new Int32Array(used);
    used = 0;
    for (const place of places) {
      const start = this.startOf(place);
      const end = this.#endOf(start);
      words.set(this.#words.subarray(start, end), used);
      this.#starts[place] = used;
      used += end - start;
    }
    this.#words = words;
    this.#used = used;
  }
}
