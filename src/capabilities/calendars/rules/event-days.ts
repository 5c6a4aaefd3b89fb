import { addDays, type CalendarDate, calendarDateOf } from '#base/calendar-date.ts';

/** Whole days, the last one left out, or two moments. */
export type EventSpan = { from: CalendarDate; until: CalendarDate } | { startsAt: number; endsAt: number };

export type DayWindow = { from: CalendarDate; through: CalendarDate };

/** A party that ends by six in the morning belongs to the day before. */
const NIGHT_MS = 6 * 3_600_000;

function firstAndLast(span: EventSpan, timeZone: string): [CalendarDate, CalendarDate] {
  if ('from' in span) return [span.from, span.until > span.from ? addDays(span.until, -1) : span.from];
  const { startsAt, endsAt } = span;
  const lastMoment = Math.max(startsAt, endsAt - NIGHT_MS - 1);
  return [calendarDateOf(new Date(startsAt), timeZone), calendarDateOf(new Date(lastMoment), timeZone)];
}

/** The days that an event takes at a place, as far as anybody looks. */
export function daysOfEvent(span: EventSpan, timeZone: string, { from, through }: DayWindow): CalendarDate[] {
  const [first, last] = firstAndLast(span, timeZone);
  const end = last < through ? last : through;
  const days: CalendarDate[] = [];
  for (let day = first > from ? first : from; day <= end; day = addDays(day, 1)) days.push(day);
  return days;
}
