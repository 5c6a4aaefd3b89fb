import { addMonths, type CalendarDate, calendarDate, datePartsOf, daysInMonth } from '#base/calendar-date.ts';

/** 'YYYY-MM', within the years a wedding may be in. */
export const CALENDAR_MONTH = /^20\d\d-(?:0[1-9]|1[0-2])$/;

export function firstDayOf(month: string): CalendarDate {
  return calendarDate(`${month}-01`);
}

export function monthOf(day: CalendarDate): string {
  return day.slice(0, 7);
}

export function monthAfter(month: string, months: number): string {
  return monthOf(addMonths(firstDayOf(month), months));
}

export function daysOfMonth(month: string): CalendarDate[] {
  const { year, month: number } = datePartsOf(firstDayOf(month));
  return Array.from({ length: daysInMonth(year, number) }, (_, index) =>
    calendarDate(`${month}-${String(index + 1).padStart(2, '0')}`),
  );
}
