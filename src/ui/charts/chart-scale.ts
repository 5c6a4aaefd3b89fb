import { type ScaleLinear, scaleBand, scaleLinear, scaleUtc } from 'd3-scale';
import { area, line, pie } from 'd3-shape';

/** Enough lines to read a small chart by; the library takes a few more or less to stay with round numbers. */
const LINES = 3;
/** Share of its place that a bar takes; the rest is air. */
const BAR_SHARE = 0.6;

export type ValueScale = ScaleLinear<number, number>;

export interface ChartPoint {
  x: number;
  y: number;
}

/**
 * Values to percent from the top, from zero to a round number above the largest, or to what they can be at most; nothing
 * leaves the chart.
 */
export function valueScale(values: readonly number[], most?: number): ValueScale {
  if (most !== undefined) return scaleLinear([0, most], [100, 0]).clamp(true);
  return scaleLinear([0, Math.max(...values, 0) || 1], [100, 0])
    .nice(LINES)
    .clamp(true);
}

export function valueTicks(scale: ValueScale): number[] {
  return scale.ticks(LINES);
}

/** A sparkline shows change, so its floor is its smallest value; a flat line stands in the middle. */
export function changeScale(values: readonly number[]): ValueScale {
  return scaleLinear([Math.min(...values), Math.max(...values)], [100, 0]);
}

/** Where each of so many bars stands, in percent from the left. */
export function barPlaces(count: number): { left: number; width: number }[] {
  const indexes = Array.from({ length: count }, (_, index) => index);
  const band = scaleBand(indexes, [0, 100])
    .paddingInner(1 - BAR_SHARE)
    .paddingOuter((1 - BAR_SHARE) / 2);
  return indexes.map((index) => ({ left: band(index) ?? 0, width: band.bandwidth() }));
}

/** At equal distances, the first at the left edge and the last at the right. */
export function evenPoints(values: readonly number[], scale: ValueScale): ChartPoint[] {
  const across = scaleLinear([0, Math.max(values.length - 1, 1)], [0, 100]);
  return values.map((value, index) => ({ x: across(index), y: scale(value) }));
}

/** Days to percent from the left. */
export function dayScale(days: readonly string[]) {
  const times = days.map((day) => Date.parse(day));
  return scaleUtc([Math.min(...times), Math.max(...times)], [0, 100]);
}

export const linePath = line<ChartPoint>(
  ({ x }) => x,
  ({ y }) => y,
);

/** What lies between a line and the floor. */
export const areaPath = area<ChartPoint>(
  ({ x }) => x,
  100,
  ({ y }) => y,
);

/** One slice per value, in their order and from the top; values at or below zero get none. */
export const slices = pie().sort(null);
