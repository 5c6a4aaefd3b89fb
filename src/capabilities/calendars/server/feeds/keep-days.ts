import { keepFeedDays } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { announceCalendar } from '../announce-calendar.ts';
import { listDaysOfFeeds } from './feeds.store.ts';

/** The listing learns of the days that its calendars take, all together; whoever calls holds the lock. */
export async function keepDaysOfFeeds(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  storefrontId: number,
): Promise<void> {
  await keepFeedDays(tx, deps, { storefrontId, days: await listDaysOfFeeds(tx, storefrontId) });
  await announceCalendar(tx, storefrontId);
}
