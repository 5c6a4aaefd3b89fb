import { calendarDateOf, datePartsOf, daysBetween } from '#base/calendar-date.ts';
import { formatShortDate, monthNameOf } from '#base/calendar-date-format.ts';
import { TIMERS } from './inquiry-timers.ts';

/** When something was said, for a reader here and now: '4:05 PM' today, 'Nov 5' within 14 days, '6/5/26' before. */
export function messageTime(at: string, now: Date, timeZone: string): string {
  const instant = new Date(at);
  const day = calendarDateOf(instant, timeZone);
  const age = daysBetween(day, calendarDateOf(now, timeZone));
  if (age > TIMERS.relativeTimeDays) return formatShortDate(day);
  if (age > 0) return `${monthNameOf(day).slice(0, 3)} ${datePartsOf(day).day}`;
  // A clock that runs ahead of ours says it a moment too late, and still today.
  return instant.toLocaleTimeString('en-US', { timeZone, hour: 'numeric', minute: '2-digit' });
}
