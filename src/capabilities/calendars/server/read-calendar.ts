import { calendarDateOf } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { listBookedDays } from '#capabilities/inquiries/server/index.ts';
import { enterStorefront, readOwnCalendar, timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { BookedDay, Calendar } from '../contract.ts';
import { lastEditableDay } from '../rules/calendar-limits.ts';
import { listFeeds } from './feeds/feeds.store.ts';
import { linkAddress } from './link/link-address.ts';
import { findLink } from './link/links.store.ts';
import { presentFeed } from './present.ts';

/** Bookings by their leads, and what is booked without one. */
export function mergeBooked(leads: readonly BookedDay[], days: readonly string[]): BookedDay[] {
  const known = new Set(leads.map(({ day }) => day));
  const nameless = days.filter((day) => !known.has(day));
  return [...leads, ...nameless.map((day) => ({ day, names: '', inquiryUuid: null }))].toSorted((a, b) =>
    a.day < b.day ? -1 : 1,
  );
}

/** The calendar for everybody of the business; the link is for those who may share it. */
export async function readCalendar(
  { db, clock, publicUrl }: Pick<Platform, 'db' | 'clock' | 'publicUrl'>,
  actor: SignedInActor,
  uuid: string,
): Promise<Result<Calendar>> {
  const entered = await enterStorefront(db, actor, uuid, 'see-preview');
  if (!entered.ok) return entered;
  const { storefront, allowed } = entered.value;
  const storefrontId = storefront.id;
  const canEdit = allowed.includes('edit-listing');
  const today = calendarDateOf(clock.now(), await timeZoneOf(db, storefrontId));
  const { displayAvailability, availableThrough, daysOff, held } = await readOwnCalendar(
    db,
    storefrontId,
    today,
  );
  const seesContacts = allowed.includes('read-couple-contacts');
  const bookings = await listBookedDays(db, { storefrontId, from: today, seesContacts });
  const link = canEdit ? await findLink(db, storefrontId) : undefined;
  return ok({
    displayAvailability,
    availableThrough,
    daysOff,
    today,
    lastDay: lastEditableDay(today),
    canEdit,
    blocked: [...(held.get('BLOCKED') ?? [])],
    booked: mergeBooked(bookings, held.get('BOOKED') ?? []),
    feeds: (await listFeeds(db, storefrontId)).map(presentFeed),
    link: link ? linkAddress(publicUrl, link.token) : null,
  });
}
