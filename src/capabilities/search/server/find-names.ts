import type { CategoryRows } from './category-rows.ts';
import { groupOf, groupOfWord } from './name-group.ts';
import { POSITIONS } from './name-lists.ts';
import { HEAD } from './name-words.ts';
import { NOT_MEANT, type WantedName, type WantedWord } from './wanted-name.ts';

export type FoundName = { id: number; group: number; score: number };

export function compareNames(one: FoundName, other: FoundName): number {
  return one.group - other.group || other.score - one.score || one.id - other.id;
}

/** The few best of those who come in. */
class Best {
  readonly found: FoundName[] = [];
  readonly #limit: number;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Nobody of this group or a later one can come in any more. */
  isFullBefore(group: number): boolean {
    return this.found.length === this.#limit && (this.found.at(-1)?.group ?? 0) < group;
  }

  /** Nobody of this group and this score, or a lower one, can come in any more. */
  isFullFor(group: number, score: number): boolean {
    const worst = this.found.length < this.#limit ? undefined : this.found.at(-1);
    return worst !== undefined && (group > worst.group || (group === worst.group && score < worst.score));
  }

  /** False where it is not among the best, nor would be anyone of the same group with a lower score. */
  enter(id: number, group: number, score: number): boolean {
    if (this.isFullFor(group, score)) return false;
    const { found } = this;
    const name = { id, group, score };
    const known = found.findIndex((each) => each.id === id);
    if (known !== -1) {
      if (compareNames(found[known] ?? name, name) <= 0) return true;
      found.splice(known, 1);
    }
    const at = found.findIndex((each) => compareNames(name, each) < 0);
    found.splice(at === -1 ? found.length : at, 0, name);
    if (found.length > this.#limit) found.pop();
    return true;
  }
}

/** Holds the whole name of a place against what was typed. */
function readPlace(rows: CategoryRows, wanted: WantedName, best: Best) {
  const { words } = rows.names;
  const { score, id } = rows.columns;
  return (place: number): true => {
    const start = rows.names.startOf(place);
    if (start < 0) return true;
    const middle = start + HEAD + (words[start] ?? 0);
    const end = middle + (words[start + 1] ?? 0);
    let group = groupOf(words, start + HEAD, middle, wanted);
    if (end > middle) group = Math.min(group, groupOf(words, middle, end, wanted));
    if (group !== NOT_MEANT) best.enter(id[place] ?? 0, group, score[place] ?? 0);
    return true;
  };
}

/** One word: the lists have the best first, so a glance at the beginning of each is enough. */
function findByWord(rows: CategoryRows, wanted: WantedName, { ids, mistakes }: WantedWord, best: Best): void {
  const { score, id } = rows.columns;
  for (const position of POSITIONS) {
    if (best.isFullBefore(groupOfWord(position, 0, wanted))) return;
    for (const word of ids) {
      const group = groupOfWord(position, mistakes[word] ?? NOT_MEANT, wanted);
      rows.names.eachListed(word, position, (place) => best.enter(id[place] ?? 0, group, score[place] ?? 0));
    }
  }
}

/** Several: whoever has the rarest of them is read, the best first, until nobody who is left can be better. */
function findByRarest(rows: CategoryRows, wanted: WantedName, rarest: WantedWord, best: Best): void {
  const read = readPlace(rows, wanted, best);
  const { score } = rows.columns;
  for (const position of POSITIONS) {
    // The first word that was typed can only begin a name where it stands at its beginning.
    const group = rarest === wanted.words[0] ? groupOfWord(position, 0, wanted) : 0;
    const visit = (place: number) => !best.isFullFor(group, score[place] ?? 0) && read(place);
    for (const word of rarest.ids) rows.names.eachListed(word, position, visit);
  }
}

/** The best names of a category for what was typed: by how they answer it, then as a search ranks them. */
export function findNames(rows: CategoryRows, wanted: WantedName, limit: number): FoundName[] {
  const { names } = rows;
  rows.prepareNames();
  const [only, ...others] = wanted.words;
  if (!only) return [];
  const best = new Best(limit);
  const rarest = others.length === 0 ? only : rarestOf(rows, wanted.words);
  const find = others.length === 0 ? findByWord : findByRarest;
  find(rows, wanted, rarest, best);
  const read = readPlace(rows, wanted, best);
  for (const word of rarest.ids) names.changesOf(word).forEach(read);
  return best.found;
}

function rarestOf({ names }: CategoryRows, words: readonly WantedWord[]): WantedWord {
  const countOf = ({ ids }: WantedWord) => ids.reduce((sum, word) => sum + names.countOf(word), 0);
  return words.reduce((one, other) => (countOf(other) < countOf(one) ? other : one));
}
