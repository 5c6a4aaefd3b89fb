import {
  addDays,
  type CalendarDate,
  calendarDate,
  calendarDateFrom,
  datePartsOf,
  daysInMonth,
} from '#base/calendar-date.ts';
import type { Month } from './plan-due.ts';

const MIDDLE = 15;

type Limits = {
  today: CalendarDate;
  /** Whatever is done before the wedding stays before it. */
  notAfter: CalendarDate | null;
};

/** A day of the month it is moved to: the same as before where there is one, and neither over nor after the wedding. */
export function movedDay(
  dueOn: CalendarDate | null,
  month: Month,
  { today, notAfter }: Limits,
): CalendarDate {
  const { year, month: number } = datePartsOf(calendarDate(`${month}-01`));
  const day = Math.min(dueOn ? datePartsOf(dueOn).day : MIDDLE, daysInMonth(year, number));
  const same = calendarDateFrom(year, number, day) ?? calendarDate(`${month}-01`);
  const early = notAfter !== null && same > notAfter && notAfter.startsWith(month) ? notAfter : same;
  return early < today && today.startsWith(month) ? today : early;
}

/** The first of the next month, for what is put off. */
export function nextMonthStart(today: CalendarDate): CalendarDate {
  const { year, month } = datePartsOf(today);
  return addDays(calendarDate(`${today.slice(0, 7)}-01`), daysInMonth(year, month));
}
