import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { type CityChoice, cityCounty } from '#capabilities/weddings/parts/city-choice.ts';

/** A town, or a whole metro area where the screen asks for markets too. */
export type PlaceChoice = CityChoice & Partial<Pick<CitySuggestion, 'type'>>;

/** What tells a place from another of its name. */
export function placeHint(place: PlaceChoice): string | undefined {
  if (place.type === 'MARKET') return 'Metro area';
  const county = cityCounty(place);
  return county && `${county} County`;
}
