import type { SearchArea } from '../rules/search-filters.ts';
import type { SearchLocation } from '../rules/search-location.ts';
import { PAGE_SIZE } from '../rules/search-page.ts';
import type { CategoryRows } from './category-rows.ts';
import { countInScope } from './scan-rows.ts';
import type { SearchScope } from './search-scope.ts';

const RADIUS_STEPS = [25, 50] as const;
const WIDEST_MILES = 100;

export type ChosenScope = { scope: SearchScope; radiusMiles: number | null };

/**
 * Around a point the search reaches as far as it must to have a page of the category at all: 25 miles, 50, then the
 * whole market as well, or 100 miles where there is none. Filters have no say in it: a count beside an option would
 * otherwise be wrong as soon as the option narrowed the search enough to widen the circle.
 */
function aroundPoint(rows: CategoryRows, location: Extract<SearchLocation, { lat: number }>): ChosenScope {
  const center = { lat: location.lat, lon: location.lon };
  for (const miles of RADIUS_STEPS) {
    const scope: SearchScope = { kind: 'circle', center, miles, marketId: null };
    if (countInScope(rows, scope, PAGE_SIZE) === PAGE_SIZE) return { scope, radiusMiles: miles };
  }
  const marketId = 'marketId' in location ? location.marketId : null;
  const miles = marketId === null ? WIDEST_MILES : RADIUS_STEPS[1];
  return { scope: { kind: 'circle', center, miles, marketId }, radiusMiles: miles };
}

/** A piece of the map takes the place of the location: who moved the map means what it shows. */
export function chooseScope(
  rows: CategoryRows,
  location: SearchLocation,
  area: SearchArea | null,
): ChosenScope {
  if (area) return { scope: { kind: 'area', area }, radiusMiles: null };
  switch (location.type) {
    case 'ALL_MARKETS':
      return { scope: { kind: 'everywhere' }, radiusMiles: null };
    case 'STATE':
      return { scope: { kind: 'state', stateCode: location.stateCode }, radiusMiles: null };
    case 'MARKET':
      return { scope: { kind: 'market', marketId: location.marketId }, radiusMiles: null };
    default:
      return aroundPoint(rows, location);
  }
}
