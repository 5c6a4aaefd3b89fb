import {
  addDays,
  addMonths,
  type CalendarDate,
  calendarDateFrom,
  datePartsOf,
  dayOfWeek,
  daysInMonth,
} from '#base/calendar-date.ts';

const WEEK = [0, 1, 2, 3, 4, 5, 6];

/** Nobody plans a wedding beyond these, and the calendar has no end to fall off from. */
const FIRST_YEAR = 2000;
const LAST_YEAR = 2100;

/** The first day of the month that '2027-06' names. */
export function readMonth(text: string | null): CalendarDate | undefined {
  const match = /^(\d{4})-(\d{2})$/.exec(text ?? '');
  const year = Number(match?.[1]);
  if (!match || year < FIRST_YEAR || year > LAST_YEAR) return undefined;
  return calendarDateFrom(year, Number(match[2]), 1);
}

export function monthOf(day: string): string {
  return day.slice(0, 7);
}

export function firstOfMonth(day: CalendarDate): CalendarDate {
  return addDays(day, 1 - datePartsOf(day).day);
}

/** The weeks a month touches, from Sunday to Saturday, with the days of its neighbors that fill them. */
export function monthWeeks(first: CalendarDate): CalendarDate[][] {
  const { year, month } = datePartsOf(first);
  const before = dayOfWeek(first);
  const weeks = Math.ceil((before + daysInMonth(year, month)) / 7);
  return Array.from({ length: weeks }, (_, week) =>
    WEEK.map((weekday) => addDays(first, week * 7 + weekday - before)),
  );
}

const STEPS: Readonly<Record<string, (day: CalendarDate) => CalendarDate>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -dayOfWeek(day)),
  End: (day) => addDays(day, 6 - dayOfWeek(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

/** Where a key leads from a day; undefined for one that moves nothing, or beyond the months there are. */
export function dayAfterKey(day: CalendarDate, key: string): CalendarDate | undefined {
  const next = STEPS[key]?.(day);
  return next && readMonth(monthOf(next)) ? next : undefined;
}
