import { parseDateTime, toZoned } from '@internationalized/date';
import ICAL from 'ical.js';
import { addDays, type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import type { DayWindow, EventSpan } from '../../rules/event-days.ts';
import { FeedError } from './feed-reading.ts';

function isKnownZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** A time without a zone means the clock on the wall of the business; one whose zone has no table is known by its name. */
function momentOf(time: ICAL.Time, tzid: string | undefined, timeZone: string): number {
  if (time.zone !== ICAL.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  const zone = tzid !== undefined && isKnownZone(tzid) ? tzid : timeZone;
  return toZoned(parseDateTime(time.toString()), zone).toDate().getTime();
}

function dayOf(time: ICAL.Time) {
  return calendarDate(time.toString().slice(0, 10));
}

type Occurrence = { startDate: ICAL.Time; endDate: ICAL.Time; item: ICAL.Event };

function spanOf({ startDate, endDate, item }: Occurrence, timeZone: string): EventSpan {
  if (startDate.isDate) return { from: dayOf(startDate), until: dayOf(endDate) };
  const tzid = item.component.getFirstProperty('dtstart')?.getFirstParameter('tzid');
  return {
    startsAt: momentOf(startDate, tzid, timeZone),
    endsAt: momentOf(endDate, tzid, timeZone),
  };
}

/** Marked free, called off, or only a note of somebody's calendar program. */
function takesTime({ component }: ICAL.Event): boolean {
  const said = (name: string) => String(component.getFirstPropertyValue(name) ?? '').toUpperCase();
  return (
    said('transp') !== 'TRANSPARENT' &&
    said('status') !== 'CANCELLED' &&
    said('x-microsoft-cdo-busystatus') !== 'FREE'
  );
}

export type Counter = { left: number };

/** Rules that come round within a day are none of a business that is booked by the day. */
const TOO_OFTEN = ['SECONDLY', 'MINUTELY', 'HOURLY'];

/** Longer than anything that is not over. */
const LONGEST_LOOK_BACK = 400;

/** The first day on which an event can begin and still matter. */
function earliestStart({ duration }: ICAL.Event, from: CalendarDate): string {
  const days = Math.ceil(Math.abs(duration.toSeconds()) / 86_400);
  return addDays(from, -Math.min(days, LONGEST_LOOK_BACK) - 2);
}

/**
 * Every time an event happens until the window ends; whoever repeats too often is stopped. Times that were changed one by
 * one are events of their own, and left out here.
 */
export function* spansOf(
  event: ICAL.Event,
  { timeZone, window, counter }: { timeZone: string; window: DayWindow; counter: Counter },
): Generator<EventSpan> {
  if (!event.isRecurring()) {
    const { startDate, endDate } = event;
    if (takesTime(event)) yield spanOf({ startDate, endDate, item: event }, timeZone);
    return;
  }
  const rules = event.getRecurrenceTypes();
  if (TOO_OFTEN.some((frequency) => frequency in rules)) throw new FeedError('TOO_COMPLEX');
  const earliest = earliestStart(event, window.from);
  const times = event.iterator();
  for (let time = times.next(); time; time = times.next()) {
    counter.left -= 1;
    if (counter.left < 0) throw new FeedError('TOO_COMPLEX');
    const day = time.toString().slice(0, 10);
    if (day > window.through) return;
    if (day < earliest) continue;
    const occurrence = event.getOccurrenceDetails(time);
    const isChanged = occurrence.item !== event && !occurrence.item.modifiesFuture();
    if (!isChanged && takesTime(occurrence.item)) yield spanOf(occurrence, timeZone);
  }
}
