import { inquiriesForgotten, inquiryConfirmed } from '#capabilities/inquiries/events.ts';
import { type Listener, on } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { bookingChanged } from '../events.ts';
import { deleteBookings } from './bookings.store.ts';

type Context = Pick<Platform, 'events'>;

/** What the couple noted goes with its wedding. */
export const followInquiries: Listener<Context>[] = [
  on(inquiryConfirmed, (tx, booking, { events }: Context) => events.emit(tx, bookingChanged, booking)),
  on(inquiriesForgotten, (tx, { inquiryUuids }) => deleteBookings(tx, inquiryUuids)),
];
