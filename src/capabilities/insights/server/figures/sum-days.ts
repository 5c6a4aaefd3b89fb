import type { CalendarDate } from '#base/calendar-date.ts';
import { medianOf } from '../../rules/median.ts';
import type { Period } from '../../rules/periods.ts';
import type { DayRow } from './figures.store.ts';

export type Sums = {
  views: number;
  saves: number;
  inquiries: number;
  connected: number;
  booked: number;
  /** Half of the first replies came within this many minutes; null where there was none. */
  firstReply: number | null;
};

export const isWithin = (day: CalendarDate, { from, to }: Period) => day >= from && day <= to;

/** What days add up to. */
export function sumDays(days: readonly DayRow[]): Sums {
  const sum = (key: 'views' | 'saves' | 'inquiries' | 'connected' | 'booked') =>
    days.reduce((total, day) => total + day[key], 0);
  return {
    views: sum('views'),
    saves: sum('saves'),
    inquiries: sum('inquiries'),
    connected: sum('connected'),
    booked: sum('booked'),
    firstReply: medianOf(days.flatMap((day) => day.reply_minutes)),
  };
}

/** A part of a whole, from 0 to 1; null of nothing. */
export function shareOf(part: number, whole: number): number | null {
  return whole === 0 ? null : part / whole;
}
