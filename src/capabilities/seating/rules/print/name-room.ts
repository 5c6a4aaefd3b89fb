import { awayFrom, distanceTo } from './body-distance.ts';
import { CHAIR_INCHES, type ChartBounds } from './chart-bounds.ts';
import type { PrintedPlan, PrintedPoint, PrintedTable } from './printed-plan.ts';

/** Behind a chair, away from its table: from where, which way, how far and how broad a name may be. In inches. */
export type NameRoom = { from: PrintedPoint; away: PrintedPoint; length: number; breadth: number };

const STEP = 3;
const LONGEST = 144;
const GAP = 2;

/** Between this chair and the next; alone it has as much as it likes. */
function breadthAt(chairs: readonly PrintedPoint[], chair: PrintedPoint): number {
  const others = chairs
    .filter((other) => other !== chair)
    .map((other) => Math.hypot(other.x - chair.x, other.y - chair.y));
  return Math.min(2 * CHAIR_INCHES, ...others) - GAP;
}

type Around = {
  tables: readonly PrintedTable[];
  fixtures: PrintedPlan['room']['fixtures'];
  within: ChartBounds;
};

/** Whether a point is nearer to its own table than to any other, and on nothing else. */
function isFree(point: PrintedPoint, table: PrintedTable, { tables, fixtures, within }: Around): boolean {
  const own = distanceTo(table, point) + GAP;
  return (
    point.x > within.left &&
    point.x < within.right &&
    point.y > within.top &&
    point.y < within.bottom &&
    tables.every((other) => distanceTo(other, point) > own) &&
    fixtures.every((fixture) => distanceTo(fixture, point) > GAP)
  );
}

/** For every chair of a table. A name never reaches into what belongs to another table, or onto what stands in the room. */
export function nameRooms(
  table: PrintedTable,
  { tables, room }: Pick<PrintedPlan, 'tables' | 'room'>,
  within: ChartBounds,
): NameRoom[] {
  const reach = LONGEST * 2 + table.width + table.depth;
  const near: Around = {
    within,
    tables: tables.filter((other) => other !== table && distanceTo(other, table.middle) < reach),
    fixtures: room.fixtures.filter((fixture) => distanceTo(fixture, table.middle) < reach),
  };
  return table.chairs.map((chair) => {
    const away = awayFrom(table, chair);
    const breadth = breadthAt(table.chairs, chair);
    const from = {
      x: chair.x + away.x * (CHAIR_INCHES / 2 + GAP),
      y: chair.y + away.y * (CHAIR_INCHES / 2 + GAP),
    };
    const sides = [-breadth / 2, 0, breadth / 2];
    let length = 0;
    while (length < LONGEST) {
      const next = length + STEP;
      const reaches = sides.every((side) =>
        isFree(
          { x: from.x + away.x * next - away.y * side, y: from.y + away.y * next + away.x * side },
          table,
          near,
        ),
      );
      if (!reaches) break;
      length = next;
    }
    return { from, away, length, breadth };
  });
}
