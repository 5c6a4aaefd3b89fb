import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';

/** Where a day ends last among the states: whatever is still today somewhere is not yet past. */
const LAST_ZONE = 'Pacific/Honolulu';

export function dayThatEndsLast(at: Date): CalendarDate {
  return calendarDateOf(at, LAST_ZONE);
}
