import { CHAIR_IN, chairsOf } from './chairs.ts';
import type { Point } from './room.ts';
import type { SeatingTable } from './seating-state.ts';

export const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);

/** A table with where its chairs are. */
export type Placed = { table: SeatingTable; chairs: Point[]; reach: number };

/** Chairs reach farthest from the middle. */
export function placed(table: SeatingTable): Placed {
  const chairs = chairsOf(table);
  const edge = Math.hypot(table.lengthIn, table.widthIn) / 2;
  const reach = Math.max(edge, ...chairs.map((chair) => distance(chair, table) + CHAIR_IN / 2));
  return { table, chairs, reach };
}

/** From a point to the edge of something that stands turned in the room; 0 within it. */
export function distanceTo(
  {
    x,
    y,
    lengthIn,
    widthIn,
    angle,
  }: { x: number; y: number; lengthIn: number; widthIn: number; angle: number },
  point: Point,
): number {
  const turn = (-angle * Math.PI) / 180;
  const dx = point.x - x;
  const dy = point.y - y;
  const along = Math.abs(dx * Math.cos(turn) - dy * Math.sin(turn)) - lengthIn / 2;
  const across = Math.abs(dx * Math.sin(turn) + dy * Math.cos(turn)) - widthIn / 2;
  return Math.hypot(Math.max(along, 0), Math.max(across, 0));
}

/** The narrowest gap between two tables with their chairs, in inches; below 0 they stand in each other. */
export function gapBetween(one: Placed, other: Placed): number {
  const chairToChair = one.chairs.flatMap((mine) =>
    other.chairs.map((theirs) => distance(mine, theirs) - CHAIR_IN),
  );
  const toEdge = (chairs: readonly Point[], table: SeatingTable) =>
    chairs.map((chair) => distanceTo(table, chair) - CHAIR_IN / 2);
  return Math.round(
    Math.min(...chairToChair, ...toEdge(one.chairs, other.table), ...toEdge(other.chairs, one.table)),
  );
}

/** So many are looked at more closely; a long table may have its middle farther away than another. */
const LOOKED_AT = 6;

export type NearestTable = { table: SeatingTable; inches: number };

/** The table whose chairs are nearest to those of this one. */
export function nearestTable(moved: SeatingTable, others: readonly SeatingTable[]): NearestTable | undefined {
  const mine = placed(moved);
  const near = others
    .map((table) => ({ table, far: distance(table, moved) - Math.max(table.lengthIn, table.widthIn) / 2 }))
    .toSorted((one, other) => one.far - other.far)
    .slice(0, LOOKED_AT)
    .map(({ table }) => ({ table, inches: gapBetween(mine, placed(table)) }));
  return near.toSorted((one, other) => one.inches - other.inches)[0];
}
