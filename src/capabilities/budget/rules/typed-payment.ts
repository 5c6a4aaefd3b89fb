import { isCalendarDate } from '#base/calendar-date.ts';
import { typedDay } from '#base/typed-day.ts';

/** A day, or none; not something in between. */
export function isReadDay(typed: string): boolean {
  const day = typedDay(typed);
  return day === null || isCalendarDate(day);
}
