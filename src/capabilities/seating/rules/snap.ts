import type { Point } from './room.ts';

/** A step of the floor’s grid. */
export const GRID_IN = 6;
/** As near as this to the line of another thing, it goes onto that line. */
const PULL_IN = 5;

function snapOne(value: number, lines: readonly number[]): number {
  let best: number | undefined;
  for (const line of lines)
    if (
      Math.abs(line - value) <= PULL_IN &&
      (best === undefined || Math.abs(line - value) < Math.abs(best - value))
    )
      best = line;
  return best ?? Math.round(value / GRID_IN) * GRID_IN;
}

/** Onto the middle line of something else where it is near one, else onto the grid. */
export function snapPoint({ x, y }: Point, others: readonly Point[]): Point {
  return {
    x: snapOne(
      x,
      others.map((other) => other.x),
    ),
    y: snapOne(
      y,
      others.map((other) => other.y),
    ),
  };
}

export const ALIGNMENTS = ['ROW', 'COLUMN', 'SPREAD_ROW', 'SPREAD_COLUMN'] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

/** Where these stand once they are in a line, or evenly apart in it. */
export function alignPoints<Thing extends Point>(things: readonly Thing[], how: Alignment): Thing[] {
  if (things.length < 2) return [...things];
  const mean = (values: readonly number[]) =>
    Math.round(values.reduce((sum, one) => sum + one, 0) / values.length);
  if (how === 'ROW') {
    const y = mean(things.map((thing) => thing.y));
    return things.map((thing) => ({ ...thing, y }));
  }
  if (how === 'COLUMN') {
    const x = mean(things.map((thing) => thing.x));
    return things.map((thing) => ({ ...thing, x }));
  }
  const axis = how === 'SPREAD_ROW' ? 'x' : 'y';
  const sorted = things.toSorted((one, other) => one[axis] - other[axis]);
  const from = sorted[0]?.[axis] ?? 0;
  const step = ((sorted.at(-1)?.[axis] ?? 0) - from) / (sorted.length - 1);
  return sorted.map((thing, place) => ({ ...thing, [axis]: Math.round(from + place * step) }));
}
