import { cornersOf } from './body-distance.ts';
import type { PrintedPlan } from './printed-plan.ts';

/** How large a chair is drawn. */
export const CHAIR_INCHES = 18;

export type ChartBounds = { left: number; right: number; top: number; bottom: number };

/** What has to be on the paper: the room, and whatever was put outside of it. A room of nothing is one foot wide. */
export function chartBounds({ room, tables }: Pick<PrintedPlan, 'room' | 'tables'>): ChartBounds {
  const half = CHAIR_INCHES / 2;
  const points = [
    ...room.outline,
    ...room.fixtures.flatMap(cornersOf),
    ...tables.flatMap((table) => [
      ...(table.isRow ? [] : cornersOf(table)),
      ...table.chairs.flatMap(({ x, y }) => [
        { x: x - half, y: y - half },
        { x: x + half, y: y + half },
      ]),
    ]),
  ];
  const [first = { x: 0, y: 0 }] = points;
  const bounds = { left: first.x, right: first.x + 12, top: first.y, bottom: first.y + 12 };
  for (const { x, y } of points) {
    bounds.left = Math.min(bounds.left, x);
    bounds.right = Math.max(bounds.right, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.bottom = Math.max(bounds.bottom, y);
  }
  return bounds;
}
