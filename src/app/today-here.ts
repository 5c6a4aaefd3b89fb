import { type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';

/** The day it is where this browser stands. For the browser alone: the server does not know where its readers are. */
export function todayHere(): CalendarDate {
  return calendarDateOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}
