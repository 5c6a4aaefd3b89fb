import { formatCount } from '#base/format-count.ts';
import { type Change, countChange, durationChange } from '../../rules/change.ts';
import { durationText } from '../../rules/duration-text.ts';
import type { Figure } from '../../rules/figures.ts';

/** '1,284', '2 d 21 h', or a dash where there is nothing to measure. */
export function figureText(figure: Figure, value: number | null): string {
  if (value === null) return '–';
  if (figure === 'firstReply') return durationText(value);
  return formatCount(Math.round(value));
}

/** Medians of counts may end in a half. */
export function medianText(figure: Figure, median: number): string {
  if (figure === 'firstReply') return durationText(median);
  return Number.isInteger(median) || median >= 20 ? formatCount(Math.round(median)) : median.toFixed(1);
}

export function figureChange(figure: Figure, value: number | null, before: number | null): Change | null {
  if (figure === 'firstReply') return durationChange(value, before);
  return countChange(value ?? 0, before ?? 0);
}

/** Whether a figure falls clearly short of the others: a tenth below the median, or above it in time. */
export function isBehind(figure: Figure, value: number | null, median: number | null): boolean {
  if (value === null || median === null) return false;
  return figure === 'firstReply' ? value > median * 1.1 : value < median * 0.9;
}
