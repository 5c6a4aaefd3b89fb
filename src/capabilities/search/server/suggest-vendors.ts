import { normaliseForSearch } from '#base/text.ts';
import { categoryByNodeId, MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import type { Platform } from '#platform/platform.ts';
import type { VendorSuggestion } from '../contract.ts';
import type { CategoryRows } from './category-rows.ts';
import { listNamesBeginning, listNamesByIds, type NameRow } from './names.store.ts';
import { letterPair, type SearchMemory } from './search-memory.ts';
import { selectBest } from './select-best.ts';

const MOST_SUGGESTIONS = 8;
/** So many letters of each name are in memory; thousands share them, and the best-ranked of those come first. */
const LETTERS_IN_MEMORY = 4;

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
  const candidates = found.map((place) => ({ id: id[place] ?? 0, score: score[place] ?? 0 }));
  return selectBest(candidates.length, MOST_SUGGESTIONS, (a, b) =>
    byScore(candidates[a], candidates[b]),
  ).flatMap((index) => candidates[index] ?? []);
}

function byScore(first: Candidate | undefined, second: Candidate | undefined): number {
  return (second?.score ?? 0) - (first?.score ?? 0) || (first?.id ?? 0) - (second?.id ?? 0);
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

/**
 * Published storefronts whose name begins with what was typed: for up to four letters the best-ranked, beyond that
 * in the order of the alphabet.
 */
export async function suggestVendors(
  { db }: Pick<Platform, 'db'>,
  memory: SearchMemory,
  { prefix, categoryId }: { prefix: string; categoryId: number | null },
): Promise<VendorSuggestion[]> {
  const typed = normaliseForSearch(prefix);
  if (typed === '' || (categoryId !== null && !categoryByNodeId(categoryId))) return [];
  if (typed.length > LETTERS_IN_MEMORY) {
    return (await listNamesBeginning(db, typed, categoryId, MOST_SUGGESTIONS)).map(present);
  }
  const categories = MARKETPLACE_CATEGORIES.map(({ taxonomyNodeId }) => taxonomyNodeId).filter(
    (id) => categoryId === null || id === categoryId,
  );
  const candidates = (
    await Promise.all(categories.map(async (id) => bestOf(await memory.rowsOf(id), typed)))
  ).flat();
  const best = candidates.sort(byScore).slice(0, MOST_SUGGESTIONS);
  const rows = await listNamesByIds(
    db,
    best.map(({ id }) => id),
  );
  return rows.map(present);
}
