import type { TaxonomyKey } from './categories.ts';
import type { VenueSubType } from './venue-sub-types.ts';

export const VENDORS_PATH = '/wedding-vendors';
/** Takes what was typed into a search form: place, category, name. */
export const FIND_PATH = '/wedding-vendors/find';

/** A category in all markets. */
export function categoryPath(category: TaxonomyKey): string {
  return `${VENDORS_PATH}/${category}`;
}

export function searchPath(locationSlug: string, category: TaxonomyKey): string {
  return `${VENDORS_PATH}/search/${encodeURIComponent(locationSlug)}--${category}`;
}

/** A category around the visitor. */
export function nearMePath(category: TaxonomyKey): string {
  return `${VENDORS_PATH}/near-me/${category}`;
}

/** Where looking for vendors begins: around the wedding when its place is known, venues first, else everywhere. */
export function vendorSearchPath(locationSlug: string | undefined): string {
  return locationSlug ? searchPath(locationSlug, 'wedding-venues') : VENDORS_PATH;
}

/** Filters live in the query string: 'venue-type=historic-building,mansion-estate', 'capacity=0-50'. */
export function venueSubTypePath({ filter }: VenueSubType): string {
  const query =
    filter.kind === 'capacity'
      ? `capacity=${filter.min}-${filter.max}`
      : `${filter.rootKey}=${filter.optionKeys.join(',')}`;
  return `${categoryPath('wedding-venues')}?${query}`;
}
