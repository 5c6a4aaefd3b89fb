import { api } from '#app/api.ts';
import { reported } from '#app/reported.ts';
import type { CitySuggestion } from './contract.ts';

/** Cities for what is being typed. */
export function suggestCities(query: string, signal: AbortSignal): Promise<CitySuggestion[]> {
  return reported('city-typeahead', api.places.suggestCities({ 'search-string': query }, { signal }), signal);
}

/** Cities and metro areas. */
export function suggestCitiesAndMarkets(query: string, signal: AbortSignal): Promise<CitySuggestion[]> {
  const asked = api.places.suggestCities({ 'search-string': query, with_markets: true }, { signal });
  return reported('city-typeahead', asked, signal);
}
