import { ok, type Result } from '#base/result.ts';
import { marketplaceCategory, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SearchFilters } from '../rules/search-filters.ts';
import type { SearchLocation } from '../rules/search-location.ts';
import type { CategoryRows } from './category-rows.ts';
import { type ChosenScope, chooseScope } from './choose-scope.ts';
import type { FindLocation } from './find-location.ts';
import type { RankQuestion } from './rank-rows.ts';
import { readQuery, type SearchQuery } from './read-query.ts';
import { type FilterGroup, filterGroups } from './search-groups.ts';
import type { SearchMemory } from './search-memory.ts';

/** A question understood: what to look at, by which filters, in which order. */
export type OpenSearch = ChosenScope & {
  category: TaxonomyKey;
  location: SearchLocation;
  filters: SearchFilters;
  rows: CategoryRows;
  groups: FilterGroup[];
  ranking: RankQuestion;
};

export type SearchTools = { memory: SearchMemory; findLocation: FindLocation };

function rankingOf(location: SearchLocation, filters: SearchFilters): RankQuestion {
  const center = 'lat' in location ? { lat: location.lat, lon: location.lon } : null;
  return {
    near: location.type === 'MARKET' ? null : center,
    center,
    price: filters.priceCents,
    hasDates: filters.availabilityDates.length > 0,
    sortBy: filters.sortBy,
    sortOrder: filters.sortOrder,
  };
}

/** Understands a question and looks at the rows, which hold still while `look` runs because it cannot wait. */
export async function openSearch<T>(
  { memory, findLocation }: SearchTools,
  query: SearchQuery,
  look: (search: OpenSearch) => T,
): Promise<Result<T>> {
  const read = readQuery(query);
  if (!read.ok) return read;
  const found = await findLocation(query.location);
  if (!found.ok) return found;
  const [category, filters, location] = [query.vendorType, read.value, found.value];
  const { taxonomyNodeId } = marketplaceCategory(category);
  const rows = await memory.rowsOf(taxonomyNodeId);
  const days = [];
  for (const day of filters.availabilityDates) {
    days.push({ day, taken: await memory.takenOn(day) });
  }
  const groups = filterGroups(rows, category, filters, days);
  const ranking = rankingOf(location, filters);
  return ok(
    look({
      ...chooseScope(rows, location, filters),
      category,
      location,
      filters,
      rows,
      groups,
      ranking,
    }),
  );
}
