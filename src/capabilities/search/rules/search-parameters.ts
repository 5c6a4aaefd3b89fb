import { MARKETPLACE_CATEGORIES, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { type FacetRoot, facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';

// Every search asks several times.
const filterRoots = new Map<TaxonomyKey, readonly FacetRoot[]>(
  MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => [
    taxonomyKey,
    facetRootsOf(taxonomyKey).filter((root) => root.isFilter),
  ]),
);

/** The facets a search of this category can be narrowed by, its own first. */
export function filterRootsOf(category: TaxonomyKey): readonly FacetRoot[] {
  return filterRoots.get(category) ?? [];
}

/** Only venues say how many guests they hold. */
export function hasCapacityFilter(category: TaxonomyKey): boolean {
  return category === 'wedding-venues';
}

/**
 * What counts in the address of a search besides facets. Two fields of a plain form arrive as 'price-min' and
 * 'price-max'; they are read, but written as 'price'.
 */
export const PLAIN_PARAMETERS = [
  'area',
  'awards',
  'capacity',
  'capacity-max',
  'capacity-min',
  'date',
  'lat',
  'lon',
  'metro',
  'order',
  'page',
  'price',
  'price-max',
  'price-min',
  'radius',
  'sort',
] as const;

export type PlainParameter = (typeof PLAIN_PARAMETERS)[number];
