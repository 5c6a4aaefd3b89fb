import { LRUCache } from 'lru-cache';
import { foldName, readTyped, type TypedWords } from '#base/search-words.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorSuggestion } from '../contract.ts';
import type { CategoryRows } from './category-rows.ts';
import { compareNames, type FoundName, findNames } from './find-names.ts';
import { createLookMemory } from './look-memory.ts';
import { groupOfRespelled } from './name-group.ts';
import { listNames, type NameRow } from './names.store.ts';
import { respellName } from './respell-name.ts';
import type { SearchMemory } from './search-memory.ts';
import { NOT_MEANT, type WantedName, wantName } from './wanted-name.ts';

type NameAndTown = { name: TypedWords[]; town: string };

/** 'Far Rockaway, NY' */
const MOST_TOWN_WORDS = 3;

/** What was typed, read as a name with its town behind it: in every way, the shortest town first. */
function readTowns(typed: readonly TypedWords[]): NameAndTown[] {
  const words = typed[0]?.words ?? [];
  const most = Math.min(MOST_TOWN_WORDS, words.length - 1);
  return Array.from({ length: Math.max(0, most) }, (_, shorter) => {
    const count = shorter + 1;
    const names = typed.map((reading) => ({ ...reading, words: reading.words.slice(0, -count) }));
    return { name: names.filter((reading) => reading.words.length > 0), town: words.slice(-count).join(' ') };
  });
}

/** Whether these words are the town, its state or both; the last of them may be unfinished. */
function isInTown(row: { city: string; state_code: string }, town: string): boolean {
  return [`${row.city} ${row.state_code}`, row.state_code].some((place) => foldName(place).startsWith(town));
}

const MOST_SUGGESTIONS = 8;
/** With so many that fit letter by letter, the name that was meant is most likely among them. */
const ENOUGH_WITHOUT_MISTAKES = 3;
/** Answers take some three kilobytes each. */
const MOST_ANSWERS = 5_000;
const LONGEST_MS = 60_000;
/** A category has some hundred beginnings that people type. */
const MOST_LOOKS = 10_000;

function present(row: NameRow): VendorSuggestion {
  return {
    id: row.id,
    name: row.name,
    storefrontUuid: row.uuid,
    taxonomyNodeId: row.category_id,
    storefrontSlug: row.slug,
    address: { address1: row.address1, city: row.city, stateProvince: row.state_code },
    claimed: row.is_claimed,
  };
}

export type SuggestVendors = (asked: {
  prefix: string;
  categoryId: number | null;
}) => Promise<VendorSuggestion[]>;

/** The best of several lists; who is in two of them counts as the better one. */
function bestOf(lists: readonly FoundName[][]): FoundName[] {
  const seen = new Set<number>();
  return lists
    .flat()
    .sort(compareNames)
    .filter(({ id }) => !seen.has(id) && seen.add(id))
    .slice(0, MOST_SUGGESTIONS);
}

function findRespelled(rows: CategoryRows, name: WantedName): FoundName[] {
  return findNames(rows, name, MOST_SUGGESTIONS)
    .map((found) => ({ ...found, group: groupOfRespelled(found.group) }))
    .filter(({ group }) => group !== NOT_MEANT);
}

function revisionOf(shelves: readonly CategoryRows[]): number {
  return shelves.reduce((sum, rows) => sum + rows.revision, 0);
}

/**
 * Published storefronts whose name has the words that were typed, the last of them perhaps unfinished. Typing mistakes
 * and other spellings are forgiven only where hardly any name fits letter by letter, a town behind the name only where
 * none does at all. An answer is remembered while no row it could come from has
 * changed, a minute at most.
 */
export function createVendorSuggestions({ db }: Pick<Platform, 'db'>, memory: SearchMemory): SuggestVendors {
  const answers = new LRUCache<string, { revision: number; answer: VendorSuggestion[] }>({
    max: MOST_ANSWERS,
    ttl: LONGEST_MS,
  });
  const looks = createLookMemory<FoundName[]>(MOST_LOOKS);

  function wantRespelled(typed: readonly TypedWords[]): WantedName[] {
    return typed
      .flatMap((words) => respellName(memory.vocabulary, words))
      .map((words) => wantName(memory.vocabulary, words, false));
  }

  function look(
    typed: readonly TypedWords[],
    shelves: readonly CategoryRows[],
    key: string,
    isLoose: boolean,
  ) {
    const wanted: WantedName[] = [];
    const respelled: WantedName[] = [];
    return bestOf(
      shelves.map((rows, index) =>
        looks(`${key} ${index} ${isLoose}`, rows, () => {
          if (wanted.length === 0) {
            for (const words of typed) wanted.push(wantName(memory.vocabulary, words, isLoose));
            if (isLoose) respelled.push(...wantRespelled(typed));
          }
          return bestOf([
            ...wanted.map((name) => findNames(rows, name, MOST_SUGGESTIONS)),
            ...respelled.map((name) => findRespelled(rows, name)),
          ]);
        }),
      ),
    );
  }

  function findIds(typed: readonly TypedWords[], shelves: readonly CategoryRows[], key: string): number[] {
    const exact = look(typed, shelves, key, false);
    const found = exact.length < ENOUGH_WITHOUT_MISTAKES ? look(typed, shelves, key, true) : exact;
    return found.map(({ id }) => id);
  }

  /** Only where nobody is called so: then the last words may be the town, and whoever is there is meant. */
  async function readNames(typed: readonly TypedWords[], shelves: readonly CategoryRows[], key: string) {
    const read = await listNames(db, findIds(typed, shelves, key));
    if (read.names.length > 0) return read;
    for (const { name, town } of readTowns(typed)) {
      const ids = findIds(name, shelves, `${key} before ${town}`);
      const named = ids.length > 0 ? await listNames(db, ids) : read;
      const there = named.names.filter((row) => isInTown(row, town));
      if (there.length > 0) return { ...named, names: there };
    }
    return read;
  }

  return async ({ prefix, categoryId }) => {
    const typed = readTyped(prefix);
    if (typed.length === 0 || (categoryId !== null && !categoryByNodeId(categoryId))) return [];
    const key = `${categoryId ?? 'all'} ${foldName(prefix)}`;
    const newest = async () => (categoryId === null ? memory.allRows() : [await memory.rowsOf(categoryId)]);
    const known = answers.get(key);
    if (known && known.revision === revisionOf(await newest())) return known.answer;
    // The names are read together with the versions, which tell whether what was looked at is still the newest.
    const last = memory.lastRead(categoryId);
    let revision = revisionOf(last.shelves);
    let read = await readNames(typed, last.shelves, key);
    if (!last.isAsOf(read.versions)) {
      const shelves = await newest();
      revision = revisionOf(shelves);
      read = await readNames(typed, shelves, key);
    }
    const answer = read.names.map(present);
    answers.set(key, { revision, answer });
    return answer;
  };
}
