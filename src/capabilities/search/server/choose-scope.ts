import type { SearchFilters } from '../rules/search-filters.ts';
import type { SearchLocation } from '../rules/search-location.ts';
import { PAGE_SIZE } from '../rules/search-page.ts';
import type { CategoryRows } from './category-rows.ts';
import { inArea, inCircle, inMarket, inMarketOrCircle, inState, type Scope } from './search-scope.ts';

const NEAR_MILES = 25;
const FAR_MILES = 50;
const WIDEST_MILES = 100;

export type ChosenScope = { scope: Scope; radiusMiles: number | null };

/**
 * Around a point the search reaches as far as it must to have a page of the category at all: 25 miles, 50, then the
 * whole market as well, or 100 miles where there is none. Filters have no say in it: a count beside an option would
 * otherwise be wrong as soon as the option narrowed the search enough to widen the circle.
 */
function aroundPoint(
  rows: CategoryRows,
  location: Extract<SearchLocation, { lat: number }>,
  wishMiles: number | null,
): ChosenScope {
  const center = { lat: location.lat, lon: location.lon };
  if (wishMiles !== null) return { scope: inCircle(rows, center, wishMiles), radiusMiles: wishMiles };
  const near = inCircle(rows, center, NEAR_MILES);
  if (near.length >= PAGE_SIZE) return { scope: near, radiusMiles: NEAR_MILES };
  const far = inCircle(rows, center, FAR_MILES);
  if (far.length >= PAGE_SIZE) return { scope: far, radiusMiles: FAR_MILES };
  const marketId = 'marketId' in location ? location.marketId : null;
  return marketId === null
    ? { scope: inCircle(rows, center, WIDEST_MILES), radiusMiles: WIDEST_MILES }
    : { scope: inMarketOrCircle(rows, marketId, far), radiusMiles: FAR_MILES };
}

/** A piece of the map takes the place of the location: who moved the map means what it shows. */
export function chooseScope(
  rows: CategoryRows,
  location: SearchLocation,
  { area, radiusMiles }: Pick<SearchFilters, 'area' | 'radiusMiles'>,
): ChosenScope {
  if (area) return { scope: inArea(rows, area), radiusMiles: null };
  switch (location.type) {
    case 'ALL_MARKETS':
      return { scope: null, radiusMiles: null };
    case 'STATE':
      return { scope: inState(rows, location.stateCode), radiusMiles: null };
    case 'MARKET':
      // A metro area has its own border; a wish for a circle is one around its middle.
      return radiusMiles === null
        ? { scope: inMarket(rows, location.marketId), radiusMiles: null }
        : aroundPoint(rows, location, radiusMiles);
    default:
      return aroundPoint(rows, location, radiusMiles);
  }
}
