import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import { coupleLabel } from '#capabilities/taxonomy/rules/venue-settings.ts';

export type FacetGroup = { key: string; label: string; options: string[] };

/**
 * What a listing chose, by facet, in the order of the category's own form; facets without a choice are left out, and so
 * is the band of guests: the largest room says it better.
 */
export function facetGroups(category: TaxonomyKey, optionIds: readonly number[]): FacetGroup[] {
  const chosen = new Set(optionIds);
  return facetRootsOf(category)
    .filter(({ key }) => key !== 'venue-capacity')
    .map(({ key, label, options }) => ({
      key,
      label,
      options: options.filter(({ id }) => chosen.has(id)).map(coupleLabel),
    }))
    .filter(({ options }) => options.length > 0);
}
