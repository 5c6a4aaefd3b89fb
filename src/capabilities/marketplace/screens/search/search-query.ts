import type { Api } from '#app/api-type.ts';
import type { NearPoint } from '#capabilities/search/rules/search-address.ts';
import type { OpenRange, SearchFilters } from '#capabilities/search/rules/search-filters.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';

export type SearchQuery = Parameters<Api['search']['search']>[0];

export type SearchPlace = {
  type: SearchQuery['location']['type'];
  slug: string | null;
};

function withOpenEnd(range: OpenRange | null) {
  return range && { min: range.min, max: range.max ?? ('max' as const) };
}

/** What the server is asked for a place, a category and filters. */
export function searchQuery(
  category: TaxonomyKey,
  place: SearchPlace,
  filters: SearchFilters,
  near: NearPoint | null,
): SearchQuery {
  return {
    vendorType: category,
    location: { type: place.type, slug: place.slug, ...near },
    facets: Object.values(filters.facets).flat(),
    price: withOpenEnd(filters.priceCents),
    capacity: withOpenEnd(filters.capacity),
    availabilityDates: [...filters.availabilityDates],
    awardGroups: [...filters.awardGroups],
    metroTypes: [...filters.metroTypes],
    area: filters.area,
    radiusMiles: filters.radiusMiles,
    sortBy: filters.sortBy,
    sortOrder: filters.sortOrder,
    page: filters.page,
  };
}
