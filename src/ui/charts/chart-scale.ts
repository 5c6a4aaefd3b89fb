const STEPS = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** A round number at or above the largest value: a short number times a power of ten. */
export function niceCeiling(values: readonly number[]): number {
  const largest = Math.max(...values, 0);
  if (largest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(largest));
  const factor = STEPS.find((step) => step * power >= largest) ?? 10;
  return factor * power;
}

/** Zero, the middle and the ceiling: enough lines to read a small chart by. */
export function axisTicks(ceiling: number): readonly [number, number, number] {
  return [0, ceiling / 2, ceiling];
}

/** Share of the ceiling in percent, never outside it. */
export function percentOf(value: number, ceiling: number): number {
  if (ceiling <= 0) return 0;
  return Math.min(Math.max((value / ceiling) * 100, 0), 100);
}

export interface ChartPoint {
  x: number;
  y: number;
}

/** Places in a 100 × 100 box, the first at the left edge and the last at the right, larger values higher up. */
export function linePoints(values: readonly number[], ceiling: number, floor = 0): ChartPoint[] {
  const lastIndex = Math.max(values.length - 1, 1);
  return values.map((value, index) => ({
    x: (index / lastIndex) * 100,
    y: 100 - percentOf(value - floor, ceiling - floor),
  }));
}

export function linePath(points: readonly ChartPoint[]): string {
  return points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${round(x)} ${round(y)}`).join(' ');
}

/** A sparkline shows change, so its floor is its smallest value; a flat line stands in the middle. */
export function sparkBounds(values: readonly number[]): { floor: number; ceiling: number } {
  const floor = Math.min(...values);
  const ceiling = Math.max(...values);
  return floor === ceiling ? { floor: floor - 1, ceiling: ceiling + 1 } : { floor, ceiling };
}

export interface DonutArc {
  /** Share in percent, for the dash of a circle whose length is counted as 100. */
  length: number;
  /** How far round the circle it starts, in percent. */
  start: number;
}

/** One arc per value; values at or below zero get none, and nothing at all gives nothing. */
export function donutArcs(values: readonly number[]): DonutArc[] {
  const sizes = values.map((value) => Math.max(value, 0));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  let start = 0;
  return sizes.map((size) => {
    const arc = { length: total === 0 ? 0 : (size / total) * 100, start };
    start += arc.length;
    return arc;
  });
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
