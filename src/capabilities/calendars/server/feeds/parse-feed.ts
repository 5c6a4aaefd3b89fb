import ICAL from 'ical.js';
import type { CalendarDate } from '#base/calendar-date.ts';
import { FEED_LIMITS } from '../../rules/calendar-limits.ts';
import { daysOfEvent } from '../../rules/event-days.ts';
import { OWN_EVENT_ENDING } from '../../rules/own-events.ts';
import { type Counter, spansOf } from './event-spans.ts';
import { FeedError, type FeedReading, type FeedText } from './feed-reading.ts';

/** One that breaks off would free the days that are missing. */
function isWhole(text: string): boolean {
  return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(text) && /END:VCALENDAR\s*$/i.test(text.slice(-100));
}

function calendarsIn(text: string): ICAL.Component[] {
  if (!isWhole(text)) throw new FeedError('NOT_A_CALENDAR');
  const parsed: unknown[] = ICAL.parse(text);
  // One calendar is given as it is, several as a list.
  const trees = typeof parsed[0] === 'string' ? [parsed] : parsed;
  return trees.map((tree) => new ICAL.Component(tree as string | unknown[]));
}

/** Over before anybody looks, and never again: most of what an old calendar holds. */
function isOver(event: ICAL.Component, from: CalendarDate): boolean {
  if (event.hasProperty('rrule') || event.hasProperty('rdate')) return false;
  if (event.hasProperty('duration')) return false;
  const end = event.getFirstPropertyValue('dtend') ?? event.getFirstPropertyValue('dtstart');
  return end instanceof ICAL.Time && end.toString().slice(0, 10) < from;
}

/** What we gave out ourselves, come back by way of another calendar, takes no day a second time. */
function isOwn(uid: unknown): boolean {
  return typeof uid === 'string' && uid.endsWith(OWN_EVENT_ENDING);
}

/** Events, and the times of them that were changed one by one, each for itself. */
function eventsIn(calendar: ICAL.Component, from: CalendarDate): ICAL.Event[] {
  const uidOf = (event: ICAL.Component) => event.getFirstPropertyValue('uid');
  const components = calendar
    .getAllSubcomponents('vevent')
    .filter((event) => event.getFirstPropertyValue('dtstart') instanceof ICAL.Time)
    .filter((event) => !isOwn(uidOf(event)));
  const changes = Map.groupBy(
    components.filter((event) => event.hasProperty('recurrence-id')),
    uidOf,
  );
  const changesOf = (event: ICAL.Component) =>
    event.hasProperty('recurrence-id') ? [] : (changes.get(uidOf(event)) ?? []);
  return (
    components
      .filter((event) => !isOver(event, from))
      // Named here, or the library takes every change in the calendar for one of this event.
      .map((event) => new ICAL.Event(event, { exceptions: changesOf(event) }))
  );
}

function daysIn({ text, timeZone, window }: FeedText): { days: CalendarDate[]; name: string | null } {
  const calendars = calendarsIn(text);
  const events = calendars.flatMap((calendar) => eventsIn(calendar, window.from));
  if (events.length > FEED_LIMITS.events) throw new FeedError('TOO_MANY_EVENTS');
  const counter: Counter = { left: FEED_LIMITS.repeats };
  const days = new Set<CalendarDate>();
  for (const event of events) {
    for (const span of spansOf(event, { timeZone, window, counter })) {
      for (const day of daysOfEvent(span, timeZone, window)) days.add(day);
    }
  }
  const name = calendars[0]?.getFirstPropertyValue('x-wr-calname');
  return { days: [...days].sort(), name: typeof name === 'string' ? name : null };
}

/** What somebody's calendar says about their days. It may be anything at all: whatever is wrong with it is a failure. */
export function parseFeed(feed: FeedText): FeedReading {
  try {
    return { kind: 'days', ...daysIn(feed) };
  } catch (error) {
    return { kind: 'failed', failure: error instanceof FeedError ? error.failure : 'NOT_A_CALENDAR' };
  }
}
