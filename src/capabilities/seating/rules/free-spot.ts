import { checkRoom } from './check-room.ts';
import type { Point } from './room.ts';
import type { SeatingState, TableValues } from './seating-state.ts';

const STEP_IN = 12;
const NEW = 'new';

/** Where a table of this size can stand without touching anything, row by row; the middle of the room where there is no such place. */
export function findFreeSpot(
  { tables, fixtures, room }: Pick<SeatingState, 'tables' | 'fixtures' | 'room'>,
  table: TableValues,
): Point {
  const margin = Math.ceil(Math.hypot(table.lengthIn, table.widthIn) / 2) + 24;
  const half = (one: TableValues) => Math.min(one.lengthIn, one.widthIn) / 2;
  // What stands in each other for sure needs no closer look.
  const isTaken = (x: number, y: number) =>
    tables.some((one) => Math.hypot(one.x - x, one.y - y) < half(one) + half(table) + STEP_IN);
  for (let y = margin; y <= room.lengthIn - margin; y += STEP_IN)
    for (let x = margin; x <= room.widthIn - margin; x += STEP_IN) {
      if (isTaken(x, y)) continue;
      const near = tables.filter((one) => Math.hypot(one.x - x, one.y - y) < margin + one.lengthIn / 2 + 60);
      const placed = { ...table, x, y, uuid: NEW };
      const faults = checkRoom({ tables: [...near, placed], fixtures, room });
      if (!faults.some(({ tableUuids }) => tableUuids.includes(NEW))) return { x, y };
    }
  return { x: Math.round(room.widthIn / 2), y: Math.round(room.lengthIn / 2) };
}
