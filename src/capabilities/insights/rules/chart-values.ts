import type { DashboardPoint } from '../contract.ts';
import type { Figure } from './figures.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

/** By what first replies are measured in a chart: minutes, hours or days, so that its lines stand at round numbers. */
export function replyUnit(largestMinutes: number): { minutes: number; sign: string } {
  if (largestMinutes < 2 * HOUR) return { minutes: 1, sign: 'min' };
  return largestMinutes < 3 * DAY ? { minutes: HOUR, sign: 'h' } : { minutes: DAY, sign: 'd' };
}

const SPARKS = 12;

/** A dozen values at most for the small line of a tile; first replies without the times nobody was answered. */
export function sparkValues(points: readonly DashboardPoint[], figure: Figure): number[] {
  const size = Math.max(1, Math.ceil(points.length / SPARKS));
  const sparks: number[] = [];
  for (let end = points.length; end > 0; end -= size) {
    const values = points.slice(Math.max(0, end - size), end).flatMap(({ now }) => now[figure] ?? []);
    const sum = values.reduce((total, value) => total + value, 0);
    if (figure !== 'firstReply') sparks.push(sum);
    else if (values.length > 0) sparks.push(sum / values.length);
  }
  return sparks.reverse();
}

/** What the others have in one point of the chart; first replies do not add up over time. */
export function medianPerPoint(
  figure: Figure,
  median: number | null,
  { days, daysPerPoint }: { days: number; daysPerPoint: number },
): number | null {
  if (median === null || figure === 'firstReply') return median;
  return (median / days) * daysPerPoint;
}
