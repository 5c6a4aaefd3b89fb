import { api } from '#app/api.ts';
import { CityField, type CityFieldProps } from '#capabilities/marketplace/parts/city-field.tsx';
import type { CitySuggestion } from '#capabilities/places/contract.ts';

function suggestCities(query: string, signal: AbortSignal): Promise<CitySuggestion[]> {
  return api.places.suggestCities({ 'search-string': query }, { signal });
}

export function WeddingCityField(props: Omit<CityFieldProps<CitySuggestion>, 'suggest'>) {
  return <CityField {...props} suggest={suggestCities} />;
}
