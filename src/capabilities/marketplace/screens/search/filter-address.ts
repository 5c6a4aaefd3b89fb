import {
  type NearPoint,
  readSearchFilters,
  writeSearchQuery,
} from '#capabilities/search/rules/search-address.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

type SearchAt = { path: string; category: TaxonomyKey; near: NearPoint | null };

/** The one address of what a form of filters holds: what a browser would send by itself, tidied up. */
export function filterAddress({ path, category, near }: SearchAt, form: FormData): string {
  const params = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === 'string') params.append(name, value);
  const query = writeSearchQuery(category, readSearchFilters(category, params), near);
  return query === '' ? path : `${path}?${query}`;
}
