import type { CalendarDate } from '#base/calendar-date.ts';
import type { AwardGroup } from '#capabilities/storefronts/rules/badges.ts';
import type { MetroType } from '#capabilities/storefronts/rules/metro-types.ts';
import type { SortKey, SortOrder } from './sort-keys.ts';

/** Both ends included; null is open, as 'max' is in an address. */
export type OpenRange = { min: number; max: number | null };

/** A piece of the map, in degrees. */
export type SearchArea = { south: number; west: number; north: number; east: number };

/** What narrows a search, whatever its category and place. Options of one facet are alternatives, facets add up. */
export type SearchFilters = {
  /** Option slugs by the key of their facet. */
  facets: Readonly<Record<string, readonly string[]>>;
  priceCents: OpenRange | null;
  capacity: OpenRange | null;
  /** Every one of these days must be free. */
  availabilityDates: readonly CalendarDate[];
  awardGroups: readonly AwardGroup[];
  metroTypes: readonly MetroType[];
  area: SearchArea | null;
  /** How far around a point; null leaves it to the search, which reaches as far as it must. */
  radiusMiles: number | null;
  sortBy: SortKey;
  sortOrder: SortOrder;
  /** From 1. */
  page: number;
};

export const NO_FILTERS: SearchFilters = {
  facets: {},
  priceCents: null,
  capacity: null,
  availabilityDates: [],
  awardGroups: [],
  metroTypes: [],
  area: null,
  radiusMiles: null,
  sortBy: 'searchScore',
  sortOrder: 'desc',
  page: 1,
};
