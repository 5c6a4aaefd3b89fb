import { LOCATION_TYPES, type SearchedLocation } from '#capabilities/weddings/rules/searched-location.ts';

/** Every search page keeps its place here for visitors, and with the account for everyone else. */
const STORAGE_KEY = 'searched_location';

/** New York, NY (3169): where to look for someone we know nothing about. */
export const DEFAULT_LOCATION: SearchedLocation = { type: 'MARKET', slug: 'new-york-ny' };

function isLocation(value: unknown): value is SearchedLocation {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('slug' in value)) return false;
  const isKnown = LOCATION_TYPES.some((type) => type === value.type);
  return isKnown && (value.slug === null || typeof value.slug === 'string');
}

/** A place to look around: all markets together, or a place without its slug, are none. */
export function completeLocation(location: SearchedLocation | null | undefined): SearchedLocation {
  return location?.slug && location.type !== 'ALL_MARKETS' ? location : DEFAULT_LOCATION;
}

/** Where a visitor of this browser looked last; null if never. */
export function readSearchedLocation(): SearchedLocation | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? 'null');
    return isLocation(kept) ? { type: kept.type, slug: kept.slug } : null;
  } catch {
    return null;
  }
}
