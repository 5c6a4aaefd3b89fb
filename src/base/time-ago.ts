import { calendarDateOf, daysBetween } from './calendar-date.ts';
import { formatDateInText } from './calendar-date-format.ts';
import { plural } from './text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Beyond that a date says more than a count. */
const MOST_DAYS = 13;

/** How long something is past, for a reader here and now: '5 minutes ago', 'yesterday', 'Jun 5, 2027'. */
export function timeAgo(at: Date, now: Date, timeZone: string): string {
  const day = calendarDateOf(at, timeZone);
  const days = daysBetween(day, calendarDateOf(now, timeZone));
  if (days > MOST_DAYS) return formatDateInText(day);
  if (days > 1) return `${days} days ago`;
  if (days === 1) return 'yesterday';
  const passed = now.getTime() - at.getTime();
  if (passed < MINUTE_MS) return 'just now';
  if (passed < HOUR_MS) return `${plural(Math.floor(passed / MINUTE_MS), 'minute')} ago`;
  return `${plural(Math.floor(passed / HOUR_MS), 'hour')} ago`;
}
