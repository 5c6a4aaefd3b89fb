import { type MapPoint, milesBetween } from '../rules/distance.ts';
import type { SearchArea } from '../rules/search-filters.ts';
import type { CategoryRows } from './category-rows.ts';
import { stateNumber } from './search-memory.ts';

/** Which rows a search looks at before any filter. */
export type SearchScope =
  | { kind: 'everywhere' }
  | { kind: 'state'; stateCode: string }
  | { kind: 'market'; marketId: number }
  /** Around a point; with a market, everything in it as well. */
  | { kind: 'circle'; center: MapPoint; miles: number; marketId: number | null }
  | { kind: 'area'; area: SearchArea };

export type RowTest = (place: number) => boolean;

const MILES_PER_DEGREE = 69;
const RADIANS = Math.PI / 180;

/** A box around the circle sorts most rows out without trigonometry; the margin keeps it outside the circle. */
function circleTest({ columns }: CategoryRows, center: MapPoint, miles: number): RowTest {
  const { lat, lon } = columns;
  const latReach = (miles / MILES_PER_DEGREE) * 1.02;
  const narrowest = Math.cos(Math.min(89, Math.abs(center.lat) + latReach) * RADIANS);
  const lonReach = latReach / narrowest;
  return (place) => {
    const point = { lat: lat[place] ?? 0, lon: lon[place] ?? 0 };
    if (Math.abs(point.lat - center.lat) > latReach || Math.abs(point.lon - center.lon) > lonReach)
      return false;
    return milesBetween(center, point) <= miles;
  };
}

export function scopeTest(rows: CategoryRows, scope: SearchScope): RowTest {
  const { market, state, lat, lon } = rows.columns;
  switch (scope.kind) {
    case 'everywhere':
      return () => true;
    case 'state': {
      const wanted = stateNumber(scope.stateCode);
      return (place) => state[place] === wanted;
    }
    case 'market':
      return (place) => market[place] === scope.marketId;
    case 'circle': {
      const isInside = circleTest(rows, scope.center, scope.miles);
      const { marketId } = scope;
      return marketId === null ? isInside : (place) => market[place] === marketId || isInside(place);
    }
    case 'area': {
      const { south, west, north, east } = scope.area;
      return (place) => {
        const [y, x] = [lat[place] ?? 0, lon[place] ?? 0];
        return y >= south && y <= north && x >= west && x <= east;
      };
    }
  }
}
