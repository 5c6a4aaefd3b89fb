import { calendarDate } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { formatCount } from '#base/format-count.ts';
import { type ChartPoint, type ValueScale, valueScale, valueTicks } from '#ui/charts/chart-scale.ts';
import type { Dashboard, DashboardPoint } from '../../contract.ts';
import { medianPerPoint, replyUnit } from '../../rules/chart-values.ts';
import type { Figure } from '../../rules/figures.ts';
import { daysIn } from '../../rules/periods.ts';

export type ChartModel = {
  /** In percent of the plot; places without a value are left out. */
  now: ChartPoint[];
  before: ChartPoint[];
  medianY: number | null;
  ticks: { y: number; label: string }[];
  names: { x: number; label: string }[];
  xOf: (index: number) => number;
  yOf: (index: number) => number | null;
};

const NAMES = 6;

function namesOf(points: readonly DashboardPoint[], xOf: ChartModel['xOf']): ChartModel['names'] {
  const step = Math.max(1, Math.ceil(points.length / NAMES));
  return points.flatMap(({ from }, index) =>
    index % step === 0 ? [{ x: xOf(index), label: formatMonthDay(calendarDate(from)) }] : [],
  );
}

function ticksOf(scale: ValueScale, figure: Figure, sign: string): ChartModel['ticks'] {
  return valueTicks(scale)
    .filter((tick) => Number.isInteger(tick))
    .map((tick) => ({
      y: scale(tick),
      label: figure === 'firstReply' && tick > 0 ? `${tick} ${sign}` : formatCount(tick),
    }));
}

/** Everything that is drawn of one figure. */
export function chartModel(dashboard: Dashboard, figure: Figure): ChartModel {
  const { points, unit, period, figures } = dashboard;
  const days = daysIn({ from: calendarDate(period.from), to: calendarDate(period.to) });
  const median = medianPerPoint(figure, figures[figure].median, {
    days,
    daysPerPoint: unit === 'day' ? 1 : 7,
  });
  const nowValues = points.map(({ now }) => now[figure]);
  const beforeValues = points.map(({ before }) => before?.[figure] ?? null);
  const known = [...nowValues, ...beforeValues, median].filter((value) => value !== null);
  const { minutes, sign } =
    figure === 'firstReply' ? replyUnit(Math.max(0, ...known)) : { minutes: 1, sign: '' };
  const scale = valueScale(known.map((value) => value / minutes));
  const xOf = (index: number) => (points.length < 2 ? 50 : (index / (points.length - 1)) * 100);
  const place = (value: number | null, index: number): ChartPoint[] =>
    value === null ? [] : [{ x: xOf(index), y: scale(value / minutes) }];
  return {
    now: nowValues.flatMap(place),
    before: beforeValues.flatMap(place),
    medianY: median === null ? null : scale(median / minutes),
    ticks: ticksOf(scale, figure, sign),
    names: namesOf(points, xOf),
    xOf,
    yOf: (index) => {
      const value = nowValues[index] ?? null;
      return value === null ? null : scale(value / minutes);
    },
  };
}
