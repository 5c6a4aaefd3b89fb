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

/** The rows of a piece of the map that pass. Where it has more cells than there are lists, every row is asked. */
function placesWithin(rows: CategoryRows, area: SearchArea, isInside: RowTest): number[] {
  const places: number[] = [];
  if (countCells(area) > rows.cells.count) {
    for (let place = 0; place < rows.size; place += 1) if (isInside(place)) places.push(place);
    return places;
  }
  for (const cell of cellsOf(area)) {
    for (const place of rows.cells.of(cell)) if (isInside(place)) places.push(place);
  }
  return places;
}

export function inArea(rows: CategoryRows, area: SearchArea): number[] {
  const { lat, lon } = rows.columns;
  const { south, west, north, east } = area;
  return placesWithin(rows, area, (place) => {
    const [y, x] = [lat[place] ?? 0, lon[place] ?? 0];
    return y >= south && y <= north && x >= west && x <= east;
  });
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

/** Everyone within so many miles, and some more. */
export function aroundCircle(rows: CategoryRows, center: MapPoint, miles: number): number[] {
  return inArea(rows, boxAround(center, miles));
}

/** The box sorts most rows out without trigonometry. */
export function inCircle(rows: CategoryRows, center: MapPoint, miles: number): number[] {
  const { lat, lon } = rows.columns;
  return aroundCircle(rows, center, miles).filter(
    (place) => milesBetween(center, { lat: lat[place] ?? 0, lon: lon[place] ?? 0 }) <= miles,
  );
}

/** A whole market, and whoever is near beyond its border. */
export function inMarketOrCircle(rows: CategoryRows, marketId: number, circle: readonly number[]): number[] {
  const { market } = rows.columns;
  return [...inMarket(rows, marketId), ...circle.filter((place) => market[place] !== marketId)];
}
