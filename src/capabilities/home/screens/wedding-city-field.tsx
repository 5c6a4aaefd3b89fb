import { CityField, type CityFieldProps } from '#capabilities/marketplace/parts/city-field.tsx';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { suggestCities } from '#capabilities/places/queries.ts';
import { meantPlace } from '#capabilities/places/rules/meant-place.ts';

export function WeddingCityField(
  props: Omit<CityFieldProps<CitySuggestion>, 'suggest' | 'meant' | 'keepsText'>,
) {
  return <CityField {...props} suggest={suggestCities} meant={meantPlace} keepsText />;
}
