import type { Listener } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { followInquiries } from '../server/follow-inquiries.ts';
import { bookingsRoutes } from '../server/routes.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events'>;

/** What a couple reads and notes in a world of inquiries. */
export function coupleBookings(deps: Deps) {
  return bookingsRoutes(deps);
}

/** What follows from a booking, in a world whose events tell nothing else. */
export function bookingListeners(deps: Deps): Listener<undefined>[] {
  return followInquiries.map(({ event, hear }) => ({
    event,
    hear: (tx, payload) => hear(tx, payload, deps),
  }));
}
