import { createHash } from 'node:crypto';
import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { listBookedDays } from '#capabilities/inquiries/server/index.ts';
import { readOwnCalendar, timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import { type CalendarEntry, writeCalendar } from '#platform/calendar/write-calendar.ts';
import type { Platform } from '#platform/platform.ts';
import type { BookedDay } from '../../contract.ts';
import { type DayRun, dayRuns } from '../../rules/day-runs.ts';
import { OWN_EVENT_ENDING } from '../../rules/own-events.ts';
import { mergeBooked } from '../read-calendar.ts';
import { findLinkByToken } from './links.store.ts';

/** As the clock makes them. */
const TOKEN = /^[\w-]{20,100}$/;

function bookedEntry({ day, names, inquiryUuid }: BookedDay): CalendarEntry {
  return {
    uid: `booked-${inquiryUuid ?? day}${OWN_EVENT_ENDING}`,
    day: calendarDate(day),
    summary: names ? `Booked via Ampersand: ${names}` : 'Booked via Ampersand',
    isBusy: true,
  };
}

function blockedEntry({ from, through }: DayRun): CalendarEntry {
  return {
    uid: `blocked-${from}${OWN_EVENT_ENDING}`,
    day: from,
    through,
    summary: 'Blocked on Ampersand',
    isBusy: true,
  };
}

/**
 * What whoever has the link sees: days that are booked, with first names and no contacts, and days blocked by hand. Days
 * of other calendars are left out, or each would take its own a second time. The same content is written the same way.
 */
export async function writeOwnCalendar(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  token: string,
): Promise<{ text: string; etag: string } | undefined> {
  const link = TOKEN.test(token) ? await findLinkByToken(db, token) : undefined;
  if (!link) return undefined;
  const { storefrontId } = link;
  const today = calendarDateOf(clock.now(), await timeZoneOf(db, storefrontId));
  const { name, held, updatedAt } = await readOwnCalendar(db, storefrontId, today);
  const bookings = await listBookedDays(db, { storefrontId, from: today, seesContacts: false });
  const entries = [
    ...mergeBooked(bookings, held.get('BOOKED') ?? []).map(bookedEntry),
    ...dayRuns(held.get('BLOCKED') ?? []).map(blockedEntry),
  ];
  const text = writeCalendar(`${name} on Ampersand`, entries, updatedAt);
  return { text, etag: `"${createHash('sha256').update(text).digest('base64url')}"` };
}
