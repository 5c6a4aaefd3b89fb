import { CityField, type CityFieldProps } from '#capabilities/marketplace/parts/city-field.tsx';
import type { CitySuggestion } from '#capabilities/places/contract.ts';
import { suggestCities } from '#capabilities/places/queries.ts';

export function WeddingCityField(props: Omit<CityFieldProps<CitySuggestion>, 'suggest'>) {
  return <CityField {...props} suggest={suggestCities} />;
}
