import { fail, ok, type Result } from '#base/result.ts';
import { enterStorefront, lockCalendar } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteFeed } from './feeds.store.ts';
import { keepDaysOfFeeds } from './keep-days.ts';

/** The days that no other reason holds are free again. */
export function removeFeed(
  deps: Pick<Platform, 'db' | 'clock' | 'events'>,
  actor: SignedInActor,
  { uuid, feedUuid }: { uuid: string; feedUuid: string },
): Promise<Result<{ removed: boolean }>> {
  return transact(deps.db, async (tx): Promise<Result<{ removed: boolean }>> => {
    const entered = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!entered.ok) return entered;
    const { id } = entered.value.storefront;
    await lockCalendar(tx, id);
    if (!(await deleteFeed(tx, id, feedUuid))) {
      return fail('calendar.feed_not_found', 'This calendar is no longer connected.');
    }
    await keepDaysOfFeeds(tx, deps, id);
    return ok({ removed: true });
  });
}
