import { inquiriesForgotten, inquiryBooked, inquiryConfirmed } from '#capabilities/inquiries/events.ts';
import { type Listener, on } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { bookingChanged } from '../events.ts';
import { deleteBookings, forgetBookingTotal, saveBookingNotes } from './bookings.store.ts';

type Context = Pick<Platform, 'clock' | 'events'>;

/** What the couple noted comes with its booking and goes with its wedding. */
export const followInquiries: Listener<Context>[] = [
  on(inquiryBooked, async (tx, { inquiryUuid, noted }, { clock }: Context) => {
    if (!noted) return;
    const { totalCents } = noted;
    // Where nobody said an amount, it is as offered, also if something else was noted for a booking before.
    if (totalCents === undefined) await forgetBookingTotal(tx, inquiryUuid, clock.now());
    else await saveBookingNotes(tx, inquiryUuid, { totalCents, updatedAt: clock.now() });
  }),
  on(inquiryConfirmed, (tx, booking, { events }: Context) => events.emit(tx, bookingChanged, booking)),
  on(inquiriesForgotten, (tx, { inquiryUuids }) => deleteBookings(tx, inquiryUuids)),
];
