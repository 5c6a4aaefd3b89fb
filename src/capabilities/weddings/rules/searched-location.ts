export const LOCATION_TYPES = ['ALL_MARKETS', 'CITY', 'MARKET', 'STATE'] as const;
export type LocationType = (typeof LOCATION_TYPES)[number];

/** Where vendors are looked for. All markets together have no slug. */
export type SearchedLocation = { type: LocationType; slug: string | null };

/** New York, NY: where the search begins for someone we know nothing about. */
export const DEFAULT_MARKET_ID = 3169;
