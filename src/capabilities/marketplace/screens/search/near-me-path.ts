import { VENDORS_PATH } from '#capabilities/navigation/rules/search-paths.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

/** A category around the visitor. */
export function nearMePath(category: TaxonomyKey): string {
  return `${VENDORS_PATH}/near-me/${category}`;
}
