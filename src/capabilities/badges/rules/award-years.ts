import { type CalendarDate, calendarDate, datePartsOf } from '#base/calendar-date.ts';

const FIRST_YEAR = 2023;

/** In January the last reviews of the year are still looked at; on February 1 it is decided. */
export function decidedYears(today: CalendarDate): number[] {
  const { year, month } = datePartsOf(today);
  const last = month >= 2 ? year - 1 : year - 2;
  return Array.from({ length: Math.max(0, last - FIRST_YEAR + 1) }, (_, index) => FIRST_YEAR + index);
}

export function lastDayOf(year: number): CalendarDate {
  return calendarDate(`${year}-12-31`);
}
