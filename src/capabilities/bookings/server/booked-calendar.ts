import { calendarDate } from '#base/calendar-date.ts';
import { formatCents } from '#base/money.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { type CalendarEntry, writeCalendar } from '#platform/calendar/write-calendar.ts';
import type { Platform } from '#platform/platform.ts';
import type { BookedVendor } from '../contract.ts';
import { findWeddingDay } from './bookings.store.ts';
import { listBooked } from './list-booked.ts';

function weddingDays(day: string | null, userId: string): CalendarEntry[] {
  if (day === null) return [];
  return [
    { uid: `wedding-${userId}@ampersand`, day: calendarDate(day), summary: 'Our wedding', isBusy: true },
  ];
}

function paymentDays({ inquiry, details }: BookedVendor): CalendarEntry[] {
  return details.payments.map(({ uuid, label, amountCents, dueOn, paidOn }) => ({
    uid: `payment-${uuid}@ampersand`,
    day: calendarDate(dueOn),
    summary: `${paidOn ? 'Paid' : 'Payment due'}: ${inquiry.vendorName}, ${label}`,
    description: formatCents(amountCents),
    isBusy: false,
  }));
}

/** The wedding day and every payment of booked vendors, as far as this member may see them. */
export async function makeBookedCalendar(
  deps: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
): Promise<File> {
  const booked = await listBooked(deps, actor);
  const days = [
    ...weddingDays(await findWeddingDay(deps.db, actor.userId), actor.userId),
    ...booked.flatMap(paymentDays),
  ];
  const text = writeCalendar('Our wedding', days, deps.clock.now());
  return new File([text], 'our-wedding.ics', { type: 'text/calendar; charset=utf-8' });
}
