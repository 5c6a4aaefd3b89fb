import { type CalendarDate, calendarDateOf, daysBetween } from '#base/calendar-date.ts';

const DAY = 1440;

const formats = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: 'numeric', hourCycle: 'h23' });
  formats.set(timeZone, format);
  return format;
}

/** What the clock on the wall of the venue says, in minutes from the midnight the wedding day begins with. */
export function dayMinute(now: Date, day: CalendarDate, timeZone: string): number {
  const parts = clockOf(timeZone).formatToParts(now);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value ?? 0);
  return daysBetween(day, calendarDateOf(now, timeZone)) * DAY + part('hour') * 60 + part('minute');
}
