import { type CalendarDate, calendarDate, calendarDateOf, daysBetween } from '#base/calendar-date.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';

/** 'Today', 'Yesterday', 'Saturday, September 12'. */
function dayHeading(day: CalendarDate, today: CalendarDate): string {
  const ago = daysBetween(day, today);
  if (ago === 0) return 'Today';
  return ago === 1 ? 'Yesterday' : formatLongDate(day).replace(/, \d{4}$/, '');
}

/** Newest first, as they came, each day under its heading. */
export function daysOfSteps<Step extends { at: string }>(
  steps: readonly Step[],
  { today, timeZone }: { today: string; timeZone: string },
): { heading: string; steps: Step[] }[] {
  const byDay = Map.groupBy(steps, ({ at }) => calendarDateOf(new Date(at), timeZone));
  return [...byDay].map(([day, steps]) => ({ heading: dayHeading(day, calendarDate(today)), steps }));
}
