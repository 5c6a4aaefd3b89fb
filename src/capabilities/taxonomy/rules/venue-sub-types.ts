/** What a sub-type narrows a venue search to: options of one facet, or a capacity. */
export type VenueSubTypeFilter =
  | { kind: 'facets'; rootKey: 'venue-type' | 'venue-service-level'; optionKeys: readonly string[] }
  | { kind: 'capacity'; min: number; max: number };

export type VenueSubType = { slug: string; label: string; filter: VenueSubTypeFilter };

export const INTIMATE_CAPACITY = { min: 0, max: 50 } as const;

function ofType(...optionKeys: string[]): VenueSubTypeFilter {
  return { kind: 'facets', rootKey: 'venue-type', optionKeys };
}

/** The nine entries below 'Wedding venues' in the navigation. */
export const VENUE_SUB_TYPES: readonly VenueSubType[] = [
  { slug: 'barn-farm', label: 'Barns & farms', filter: ofType('barn-farm') },
  { slug: 'beach-waterfront', label: 'Beach & waterfront', filter: ofType('beach-waterfront') },
  { slug: 'garden-park', label: 'Gardens & parks', filter: ofType('garden-park') },
  { slug: 'winery-vineyard', label: 'Wineries & vineyards', filter: ofType('winery-vineyard') },
  { slug: 'hotel-resort', label: 'Hotels & resorts', filter: ofType('hotel-resort') },
  {
    slug: 'historic-mansion',
    label: 'Historic & mansions',
    filter: ofType('historic-building', 'mansion-estate'),
  },
  { slug: 'industrial-loft', label: 'Industrial & lofts', filter: ofType('industrial-loft') },
  {
    slug: 'all-inclusive',
    label: 'All-inclusive venues',
    filter: { kind: 'facets', rootKey: 'venue-service-level', optionKeys: ['all-inclusive'] },
  },
  { slug: 'intimate', label: 'Intimate venues', filter: { kind: 'capacity', ...INTIMATE_CAPACITY } },
];

export function findVenueSubType(slug: string): VenueSubType | undefined {
  return VENUE_SUB_TYPES.find((subType) => subType.slug === slug);
}
