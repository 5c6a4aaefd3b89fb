import type { Here } from '#app/use-here.ts';
import { addDays, type CalendarDate, calendarDateOf, datePartsOf, dayOfWeek } from '#base/calendar-date.ts';
import { monthNameOf, WEEKDAY_NAMES } from '#base/calendar-date-format.ts';
import type { ThreadEvent } from '../contract/fields.ts';

export type ThreadDay = { date: CalendarDate; label: string; events: ThreadEvent[] };

/** 'Today', 'Yesterday', 'Saturday, November 14', and with its year where that is another one. */
function dayLabel(date: CalendarDate, today: CalendarDate | undefined): string {
  if (date === today) return 'Today';
  if (today && date === addDays(today, -1)) return 'Yesterday';
  const { year, day } = datePartsOf(date);
  const words = `${WEEKDAY_NAMES[dayOfWeek(date)]}, ${monthNameOf(date)} ${day}`;
  return today && datePartsOf(today).year === year ? words : `${words}, ${year}`;
}

/** What happened, by the day it happened on where it is read. */
export function threadDays(events: readonly ThreadEvent[], here: Here | undefined): ThreadDay[] {
  const timeZone = here?.timeZone ?? 'UTC';
  const today = here && calendarDateOf(here.now, timeZone);
  const days: ThreadDay[] = [];
  for (const event of events) {
    const date = calendarDateOf(new Date(event.createdAt), timeZone);
    const last = days.at(-1);
    if (last?.date === date) last.events.push(event);
    else days.push({ date, label: dayLabel(date, today), events: [event] });
  }
  return days;
}
