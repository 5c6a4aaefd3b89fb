import {
  addDays,
  type CalendarDate,
  calendarDate,
  daysBetween,
  isCalendarDate,
} from '#base/calendar-date.ts';

/** Both days belong to it. */
export type AgendaSpan = { from: string; through: string };

export const MOST_AGENDA_DAYS = 400;

export function isAgendaSpan({ from, through }: AgendaSpan): boolean {
  if (!isCalendarDate(from) || !isCalendarDate(through) || through < from) return false;
  return daysBetween(from, through) < MOST_AGENDA_DAYS;
}

const DAYS_BACK = 60;
const DAYS_AHEAD = 730;

/** What other calendars get: enough of what was to see what is late, and two years. */
export function feedSpan(today: CalendarDate): { from: CalendarDate; through: CalendarDate } {
  return { from: addDays(today, -DAYS_BACK), through: addDays(today, DAYS_AHEAD) };
}

export function isWithin(day: string, { from, through }: AgendaSpan): boolean {
  return day >= from && day <= through;
}

/** The days around one from which something may still be late, and the longest look ahead a call allows. */
export function lookAhead(first: string): AgendaSpan {
  const from = addDays(calendarDate(first), -DAYS_BACK);
  return { from, through: addDays(from, MOST_AGENDA_DAYS - 1) };
}
