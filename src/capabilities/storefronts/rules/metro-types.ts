export const METRO_TYPES = ['URBAN', 'SUBURBAN', 'RURAL'] as const;
export type MetroType = (typeof METRO_TYPES)[number];

const CITY_PEOPLE = 150_000;
const TOWN_PEOPLE = 12_000;
/** A small place this near the middle of a market is one of its suburbs. */
const SUBURB_MILES = 18;

/** What kind of place a business is in; a town is a suburb only where a city is near. */
export function metroTypeOf(place: {
  population: number | null;
  milesToMarketCenter: number | null;
}): MetroType {
  const people = place.population ?? 0;
  if (people >= CITY_PEOPLE) return 'URBAN';
  const isNearCity = place.milesToMarketCenter !== null && place.milesToMarketCenter <= SUBURB_MILES;
  return isNearCity || people >= TOWN_PEOPLE ? 'SUBURBAN' : 'RURAL';
}
