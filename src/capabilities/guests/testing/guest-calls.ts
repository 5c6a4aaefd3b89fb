import type { Platform } from '#platform/platform.ts';
import { guestsRoutes } from '../server/routes.ts';

/** What people do to a guest list, in a world of another capability. */
export function guestCalls(deps: Pick<Platform, 'db' | 'clock' | 'printer' | 'events'>) {
  return guestsRoutes(deps);
}
