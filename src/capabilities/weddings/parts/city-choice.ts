import type { CitySuggestion } from '#capabilities/places/contract.ts';

/** A chosen city; a stored one knows neither its size nor its county. */
export type CityChoice = Pick<CitySuggestion, 'id' | 'name' | 'stateCode'> &
  Partial<Pick<CitySuggestion, 'population' | 'county'>>;

/** Below this size a name alone does not tell people which of several towns is meant. */
const SMALL_TOWN = 10_000;

export function cityLabel({ name, stateCode }: CityChoice): string {
  return `${name}, ${stateCode}`;
}

export function cityCounty({ county, population }: CityChoice): string | undefined {
  if (!county || typeof population !== 'number' || population >= SMALL_TOWN) return undefined;
  return county;
}
