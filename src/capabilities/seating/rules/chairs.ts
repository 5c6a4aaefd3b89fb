import type { Point } from './room.ts';
import type { TableValues } from './seating-state.ts';

/** A chair in the room: its middle, and where whoever sits on it looks. */
export type Chair = Point & { seat: number; angle: number };

type TableForm = Pick<TableValues, 'shape' | 'lengthIn' | 'widthIn' | 'seats' | 'x' | 'y' | 'angle'>;

export const CHAIR_IN = 18;
/** From the edge of the table to the middle of a chair that somebody sits on. */
const REACH_IN = 12;

const RADIANS = Math.PI / 180;

/** A point of the table’s own, whose middle is its zero, as it lies in the room. */
export function inRoom({ x, y, angle }: Pick<TableValues, 'x' | 'y' | 'angle'>, own: Point): Point {
  const cos = Math.cos(angle * RADIANS);
  const sin = Math.sin(angle * RADIANS);
  return { x: x + own.x * cos - own.y * sin, y: y + own.x * sin + own.y * cos };
}

type OwnChair = Point & { angle: number };

/** Around an ellipse, which a circle is too, beginning at the top and going on clockwise. */
function chairsAround({ lengthIn, widthIn, seats }: TableForm): OwnChair[] {
  const a = lengthIn / 2 + REACH_IN;
  const b = widthIn / 2 + REACH_IN;
  return Array.from({ length: seats }, (_, place) => {
    const turn = (place / seats) * 2 * Math.PI;
    return { x: a * Math.sin(turn), y: -b * Math.cos(turn), angle: (turn / RADIANS + 180) % 360 };
  });
}

/** Along one edge, in its middle between equal gaps. */
function alongEdge(length: number, count: number): number[] {
  return Array.from({ length: count }, (_, place) => (length * (place + 1)) / (count + 1) - length / 2);
}

/** How many chairs each edge gets: long sides first, an end only where they are full or the table is square. */
function chairsByEdge({ shape, lengthIn, widthIn, seats }: TableForm): [number, number, number, number] {
  if (shape === 'SQUARE') {
    const [top = 0, right = 0, bottom = 0, left = 0] = [0, 2, 1, 3].map((edge) =>
      Math.floor((seats + 3 - edge) / 4),
    );
    return [top, right, bottom, left];
  }
  // Nearer than this people touch elbows.
  const perSide = Math.max(1, Math.floor(lengthIn / 24));
  const perEnd = Math.max(1, Math.floor(widthIn / 24));
  const ends = Math.min(2 * perEnd, Math.max(0, seats - 2 * perSide));
  const sides = seats - ends;
  return [Math.ceil(sides / 2), Math.ceil(ends / 2), Math.floor(sides / 2), Math.floor(ends / 2)];
}

/** Clockwise from the left end of the upper edge. */
function chairsAtEdges(table: TableForm): OwnChair[] {
  const { lengthIn, widthIn } = table;
  const [top, right, bottom, left] = chairsByEdge(table);
  const across = widthIn / 2 + REACH_IN;
  const along = lengthIn / 2 + REACH_IN;
  return [
    ...alongEdge(lengthIn, top).map((x) => ({ x, y: -across, angle: 180 })),
    ...alongEdge(widthIn, right).map((y) => ({ x: along, y, angle: 270 })),
    ...alongEdge(lengthIn, bottom).map((x) => ({ x: -x, y: across, angle: 0 })),
    ...alongEdge(widthIn, left).map((y) => ({ x: -along, y: -y, angle: 90 })),
  ];
}

function ownChairs(table: TableForm): OwnChair[] {
  const { shape, lengthIn, widthIn, seats } = table;
  if (shape === 'ROUND' || shape === 'OVAL') return chairsAround(table);
  // Two who look at everybody, and people who look ahead.
  if (shape === 'SWEETHEART')
    return alongEdge(lengthIn, seats).map((x) => ({ x, y: widthIn / 2 + REACH_IN, angle: 0 }));
  if (shape === 'ROW')
    return Array.from({ length: seats }, (_, place) => ({
      x: (lengthIn * (place + 0.5)) / seats - lengthIn / 2,
      y: 0,
      angle: 0,
    }));
  return chairsAtEdges(table);
}

/** Every chair of a table, from 1, in order around it. An angle of 0 looks up the room. */
export function chairsOf(table: TableForm): Chair[] {
  return ownChairs(table).map(({ angle, ...own }, place) => ({
    ...inRoom(table, own),
    seat: place + 1,
    angle: (angle + table.angle) % 360,
  }));
}
