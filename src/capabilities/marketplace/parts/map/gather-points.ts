import { worldPixels } from './mercator.ts';

type Position = { lat: number; lon: number };

/** Pixels within which two marks would cover each other. */
export type Reach = { across: number; down: number };

/** The first has the mark, the others stand behind it. */
export type Gathering<Point> = readonly [Point, ...Point[]];

type Placed<Point> = { x: number; y: number; members: [Point, ...Point[]] };

const NEIGHBOURS = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((below) => ({ right, below })));

/**
 * Points gather around the first of them within reach. The same points at the same zoom always give the same marks, at
 * the spots of real points, so nothing jumps while the map is dragged and no two marks overlap.
 */
export function gatherPoints<Point extends Position>(
  points: readonly Point[],
  zoom: number,
  { across, down }: Reach,
): Gathering<Point>[] {
  // A grid of cells as large as the reach: whoever is near is in this cell or beside it.
  const cells = new Map<string, Placed<Point>[]>();
  const all: Placed<Point>[] = [];
  for (const point of points) {
    const { x, y } = worldPixels(point, zoom);
    const column = Math.floor(x / across);
    const row = Math.floor(y / down);
    const leader = NEIGHBOURS.flatMap(
      ({ right, below }) => cells.get(`${column + right} ${row + below}`) ?? [],
    ).find((other) => Math.abs(other.x - x) < across && Math.abs(other.y - y) < down);
    if (leader) {
      leader.members.push(point);
      continue;
    }
    const placed: Placed<Point> = { x, y, members: [point] };
    all.push(placed);
    const cell = `${column} ${row}`;
    cells.set(cell, [...(cells.get(cell) ?? []), placed]);
  }
  return all.map(({ members }) => members);
}
