import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { VENDORS_PATH } from '#capabilities/taxonomy/rules/search-paths.ts';

/** A category around the visitor. */
export function nearMePath(category: TaxonomyKey): string {
  return `${VENDORS_PATH}/near-me/${category}`;
}
