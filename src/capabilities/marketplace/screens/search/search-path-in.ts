import type { SearchAnswer } from '#capabilities/search/contract.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { categoryPath, nearMePath, searchPath } from '#capabilities/taxonomy/rules/search-paths.ts';

/** A category's page in this place. */
export function pathIn(
  { type, slug }: Pick<SearchAnswer['location'], 'type' | 'slug'>,
  category: TaxonomyKey,
): string {
  if (type === 'NEAR_ME') return nearMePath(category);
  return slug === null ? categoryPath(category) : searchPath(slug, category);
}
