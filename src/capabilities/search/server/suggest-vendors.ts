import { normaliseForSearch } from '#base/text.ts';
import { categoryByNodeId } from '#capabilities/taxonomy/rules/categories.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorSuggestion } from '../contract.ts';
import type { CategoryRows } from './category-rows.ts';
import { NameMemory } from './known-names.ts';
import { createLookMemory } from './look-memory.ts';
import { listNamesBeginning, listNamesByIds, type NameRow } from './names.store.ts';
import { letterPair, type SearchMemory } from './search-memory.ts';
import { selectBest } from './select-best.ts';

const MOST_SUGGESTIONS = 8;
/** So many letters of each name are in memory; thousands share them, and the best-ranked of those come first. */
const LETTERS_IN_MEMORY = 4;

/** A category has some hundred beginnings that people type. */
const MOST_BEGINNINGS = 10_000;

type Candidate = { id: number; score: number };

/** A letter that was not typed stands for any. */
function letterMask(typed: string, from: number): number {
  return ((typed.length > from ? 0xffff_0000 : 0) | (typed.length > from + 1 ? 0xffff : 0)) >>> 0;
}

function bestOf({ columns, size }: CategoryRows, typed: string): Candidate[] {
  const { nameStart, nameNext, score, id } = columns;
  const [startMask, nextMask] = [letterMask(typed, 0), letterMask(typed, 2)];
  const [start, next] = [letterPair(typed, 0), letterPair(typed, 2)];
  const found: number[] = [];
  for (let place = 0; place < size; place += 1) {
    if (((nameStart[place] ?? 0) & startMask) >>> 0 !== start) continue;
    if (((nameNext[place] ?? 0) & nextMask) >>> 0 === next) found.push(place);
  }
  const toCandidate = (place: number) => ({ id: id[place] ?? 0, score: score[place] ?? 0 });
  const compare = (a: number, b: number) => {
    const [first, second] = [found[a] ?? 0, found[b] ?? 0];
    return (score[second] ?? 0) - (score[first] ?? 0) || (id[first] ?? 0) - (id[second] ?? 0);
  };
  return selectBest(found.length, MOST_SUGGESTIONS, compare).map((index) => toCandidate(found[index] ?? 0));
}

function byScore(first: Candidate, second: Candidate): number {
  return second.score - first.score || first.id - second.id;
}

function present(row: NameRow): VendorSuggestion {
  return {
    id: row.id,
    name: row.name,
    storefrontUuid: row.uuid,
    taxonomyNodeId: row.category_id,
    storefrontSlug: row.slug,
    address: { address1: row.address1, city: row.city, stateProvince: row.state_code },
  };
}

export type SuggestVendors = (asked: {
  prefix: string;
  categoryId: number | null;
}) => Promise<VendorSuggestion[]>;

/**
 * Published storefronts whose name begins with what was typed: for up to four letters the best-ranked, beyond that
 * in the order of the alphabet. An answer is remembered while no row it could come from has changed, a minute at most.
 */
export function createVendorSuggestions({ db }: Pick<Platform, 'db'>, memory: SearchMemory): SuggestVendors {
  const remembered = new NameMemory(LETTERS_IN_MEMORY + 1);
  const beginnings = createLookMemory<Candidate[]>(MOST_BEGINNINGS);

  function listBest(typed: string, shelves: readonly CategoryRows[], key: string): Promise<NameRow[]> {
    const best = shelves
      .flatMap((rows, index) => beginnings(`${index} ${key}`, rows, () => bestOf(rows, typed)))
      .sort(byScore)
      .slice(0, MOST_SUGGESTIONS);
    const ids = best.map(({ id }) => id);
    return listNamesByIds(db, ids);
  }

  return async ({ prefix, categoryId }) => {
    const typed = normaliseForSearch(prefix);
    if (typed === '' || (categoryId !== null && !categoryByNodeId(categoryId))) return [];
    const scope = String(categoryId ?? 'all');
    const isShort = typed.length <= LETTERS_IN_MEMORY;
    const known = remembered.find(scope, typed);
    // What is neither in memory nor remembered is read from the database now, so its versions need not be asked first.
    const shelves = known || isShort ? await newest(memory, categoryId) : memory.lastRead(categoryId);
    const revision = shelves.reduce((sum, rows) => sum + rows.revision, 0);
    if (known?.revision === revision) return known.answer;
    if (isShort) {
      const answer = (await listBest(typed, shelves, `${scope} ${typed}`)).map(present);
      remembered.keep(scope, typed, { revision, answer, everyone: null });
      return answer;
    }
    const { names, isEveryone } = await listNamesBeginning(db, typed, categoryId, MOST_SUGGESTIONS);
    const answer = names.map(present);
    const everyone = isEveryone ? names.map((row) => row.search_name) : null;
    remembered.keep(scope, typed, { revision, answer, everyone });
    return answer;
  };
}

async function newest(memory: SearchMemory, categoryId: number | null): Promise<readonly CategoryRows[]> {
  return categoryId === null ? memory.allRows() : [await memory.rowsOf(categoryId)];
}
