import { type CalendarDate, calendarDateOf, isCalendarDate } from '#base/calendar-date.ts';

/** The day it is where this browser stands. For the browser alone: the server does not know where its readers are. */
export function todayHere(): CalendarDate {
  return calendarDateOf(new Date(), Intl.DateTimeFormat().resolvedOptions().timeZone);
}

/** A day unless it is over here: for a wedding that was, nobody is free or booked. */
export function stillToCome(day: string | null | undefined, today = todayHere()): CalendarDate | null {
  return isCalendarDate(day) && day >= today ? day : null;
}
