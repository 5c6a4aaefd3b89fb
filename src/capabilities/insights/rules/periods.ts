import { addDays, addMonths, type CalendarDate, daysBetween } from '#base/calendar-date.ts';

/** How far back the dashboard looks; 'own' takes two days of its own. */
export const RANGES = ['7d', '30d', '90d', '12m', 'own'] as const;
export type Range = (typeof RANGES)[number];
export const DEFAULT_RANGE = '90d';

/** Both ends belong to it. */
export type Period = { from: CalendarDate; to: CalendarDate };

/** Two years, so that one can still be compared with the one before. */
export const LONGEST_PERIOD_DAYS = 731;
/** Up to here every day has its point in the chart; longer periods are drawn by the week. */
const MOST_SINGLE_DAYS = 92;
const WEEK = 7;

export function daysIn({ from, to }: Period): number {
  return daysBetween(from, to) + 1;
}

const DAYS = { '7d': 7, '30d': 30, '90d': 90 } as const;

/** Today is in it: who looks in the evening wants to see the day. */
export function periodOf(range: Exclude<Range, 'own'>, today: CalendarDate): Period {
  if (range === '12m') return { from: addDays(addMonths(today, -12), 1), to: today };
  return { from: addDays(today, 1 - DAYS[range]), to: today };
}

/** The period that ends the day before: twelve months before twelve months, otherwise as many days. */
export function periodBefore(period: Period, range: Range): Period {
  const to = addDays(period.from, -1);
  if (range === '12m') return { from: addDays(addMonths(to, -12), 1), to };
  return { from: addDays(to, 1 - daysIn(period)), to };
}

/** Own days that can be looked at: in order, not ahead of today, not longer than two years. */
export function isSoundPeriod({ from, to }: Period, today: CalendarDate): boolean {
  return from <= to && to <= today && daysIn({ from, to }) <= LONGEST_PERIOD_DAYS;
}

export type ChartUnit = 'day' | 'week';

export function chartUnit(period: Period): ChartUnit {
  return daysIn(period) <= MOST_SINGLE_DAYS ? 'day' : 'week';
}

/** The pieces of a period that have a point each. Weeks are counted from its last day, so that only the first can be short. */
export function piecesOf(period: Period, unit: ChartUnit): Period[] {
  const length = unit === 'day' ? 1 : WEEK;
  const pieces: Period[] = [];
  for (let to = period.to; to >= period.from; to = addDays(to, -length)) {
    const from = addDays(to, 1 - length);
    pieces.push({ from: from < period.from ? period.from : from, to });
  }
  return pieces.reverse();
}
