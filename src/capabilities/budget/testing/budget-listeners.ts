import type { Listener } from '#platform/events/events.ts';
import type { Platform } from '#platform/platform.ts';
import { followOthers } from '../server/bookings/follow-others.ts';

/** What a budget hears of, in a world whose events tell nothing else. */
export function budgetListeners(deps: Pick<Platform, 'clock'>): Listener<undefined>[] {
  return followOthers.map(({ event, hear }) => ({
    event,
    hear: (tx, payload) => hear(tx, payload, deps),
  }));
}
