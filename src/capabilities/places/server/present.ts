import type { CitySuggestion } from '../contract.ts';
import type { PlaceRow } from './store.ts';

export function presentPlace(row: PlaceRow): CitySuggestion {
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    stateCode: row.state_code,
    population: row.population,
    county: row.county,
    slug: row.slug,
    marketId: row.market_id,
  };
}
