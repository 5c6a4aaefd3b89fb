import type { MapPoint } from '../rules/distance.ts';
import type { SearchArea } from '../rules/search-filters.ts';

/** Some seventeen miles from south to north: a circle of 25 miles touches about twenty cells. */
const PER_DEGREE = 4;
/** One more than fits, for the meridian that is both ends. */
const PER_PARALLEL = 360 * PER_DEGREE + 1;

const rowOf = (lat: number) => Math.floor((Math.min(90, Math.max(-90, lat)) + 90) * PER_DEGREE);
const columnOf = (lon: number) => Math.floor((Math.min(180, Math.max(-180, lon)) + 180) * PER_DEGREE);

/** The map in squares, each with a number. */
export function cellOf({ lat, lon }: MapPoint): number {
  return rowOf(lat) * PER_PARALLEL + columnOf(lon);
}

export function countCells({ south, west, north, east }: SearchArea): number {
  return (rowOf(north) - rowOf(south) + 1) * (columnOf(east) - columnOf(west) + 1);
}

/** Every cell that has a piece of the area. */
export function cellsOf({ south, west, north, east }: SearchArea): number[] {
  const cells: number[] = [];
  for (let row = rowOf(south); row <= rowOf(north); row += 1) {
    for (let column = columnOf(west); column <= columnOf(east); column += 1) {
      cells.push(row * PER_PARALLEL + column);
    }
  }
  return cells;
}
