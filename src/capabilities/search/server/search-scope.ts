import { type MapPoint, milesBetween } from '../rules/distance.ts';
import type { SearchArea } from '../rules/search-filters.ts';
import type { CategoryRows } from './category-rows.ts';
import { cellsOf, countCells } from './map-cells.ts';
import { stateNumber } from './state-number.ts';

/** Which rows a search looks at before any filter: their places, good until the next `await`; null for all rows. */
export type Scope = readonly number[] | null;

export type RowTest = (place: number) => boolean;

const MILES_PER_DEGREE = 69;
const RADIANS = Math.PI / 180;

export function inMarket(rows: CategoryRows, marketId: number): number[] {
  return rows.markets.of(marketId);
}

export function inState(rows: CategoryRows, stateCode: string): number[] {
  return rows.states.of(stateNumber(stateCode));
}

/** The rows of all cells that a piece of the map touches; null where it has more cells than there are lists. */
function inCells(rows: CategoryRows, area: SearchArea): number[] | null {
  if (countCells(area) > rows.cells.count) return null;
  const places: number[] = [];
  for (const cell of cellsOf(area)) rows.cells.addTo(places, cell);
  return places;
}

/** One short loop over all rows of the cells: it keeps those inside in front, and drops the rest. */
export function inArea(rows: CategoryRows, { south, west, north, east }: SearchArea): number[] {
  const { lat, lon } = rows.columns;
  const places = inCells(rows, { south, west, north, east });
  const inside = places ?? [];
  const count = places?.length ?? rows.size;
  let kept = 0;
  for (let index = 0; index < count; index += 1) {
    const place = places ? (places[index] ?? 0) : index;
    const [y, x] = [lat[place] ?? 0, lon[place] ?? 0];
    if (y < south || y > north || x < west || x > east) continue;
    inside[kept] = place;
    kept += 1;
  }
  inside.length = kept;
  return inside;
}

/** The smallest box around a circle, with a margin that keeps it outside. */
function boxAround(center: MapPoint, miles: number): SearchArea {
  const latReach = (miles / MILES_PER_DEGREE) * 1.02;
  const narrowest = Math.cos(Math.min(89, Math.abs(center.lat) + latReach) * RADIANS);
  const lonReach = latReach / narrowest;
  return {
    south: center.lat - latReach,
    west: center.lon - lonReach,
    north: center.lat + latReach,
    east: center.lon + lonReach,
  };
}

/** Everyone within so many miles, and some more: for those who measure the distance of a few of them anyway. */
export function aroundCircle(rows: CategoryRows, center: MapPoint, miles: number): Scope {
  return inCells(rows, boxAround(center, miles));
}

/** The box sorts most rows out without trigonometry. */
export function inCircle(rows: CategoryRows, center: MapPoint, miles: number): number[] {
  const { lat, lon } = rows.columns;
  return inArea(rows, boxAround(center, miles)).filter(
    (place) => milesBetween(center, { lat: lat[place] ?? 0, lon: lon[place] ?? 0 }) <= miles,
  );
}

/** A whole market, and whoever is near beyond its border. */
export function inMarketOrCircle(rows: CategoryRows, marketId: number, circle: readonly number[]): number[] {
  const { market } = rows.columns;
  return [...inMarket(rows, marketId), ...circle.filter((place) => market[place] !== marketId)];
}
