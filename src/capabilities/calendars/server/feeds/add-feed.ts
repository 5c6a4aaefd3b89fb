import { fail, ok, type Result } from '#base/result.ts';
import { enterStorefront, lockCalendar, timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { CalendarFeed } from '../../contract.ts';
import { MOST_FEEDS } from '../../rules/calendar-limits.ts';
import { feedFailureWords } from '../../rules/feed-failures.ts';
import { asWebAddress } from '../../rules/feed-rules.ts';
import { presentFeed } from '../present.ts';
import { countFeeds, insertFeed, replaceFeedDays } from './feeds.store.ts';
import { fetchFeed } from './fetch-feed.ts';
import { keepDaysOfFeeds } from './keep-days.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'events' | 'webReader' | 'publicUrl'>;
type Wanted = { uuid: string; address: string; name: string };

const LONGEST_NAME = 60;

/** The calendar is read before anything is kept: a link that does not work is told at once. */
export async function addFeed(
  deps: Deps,
  actor: SignedInActor,
  { uuid, address: typed, name }: Wanted,
): Promise<Result<CalendarFeed>> {
  const { db, clock } = deps;
  const entered = await enterStorefront(db, actor, uuid, 'edit-listing');
  if (!entered.ok) return entered;
  const storefrontId = entered.value.storefront.id;
  const address = asWebAddress(typed);
  const fetched = await fetchFeed(deps, { address, timeZone: await timeZoneOf(db, storefrontId) });
  if (fetched.kind !== 'days') {
    const words = feedFailureWords(fetched.kind === 'failed' ? fetched.failure : 'OTHER_STATUS');
    return fail('calendar.feed_unreadable', words, { fields: { address: words } });
  }
  const { days, etag, lastModified } = fetched;
  const now = clock.now();
  const feed = {
    uuid: clock.uuid(),
    storefrontId,
    address,
    name: (name || fetched.name?.trim() || new URL(address).hostname).slice(0, LONGEST_NAME),
    etag,
    lastModified,
    createdAt: now,
    triedAt: now,
    readAt: now,
    contentAt: now,
    failures: 0,
    failure: null,
  };
  return transact(db, async (tx) => {
    // Asked again: reading took its time.
    const still = await enterStorefront(tx, actor, uuid, 'edit-listing');
    if (!still.ok) return still;
    await lockCalendar(tx, storefrontId);
    if ((await countFeeds(tx, storefrontId)) >= MOST_FEEDS) {
      return fail('calendar.too_many_feeds', `You can connect ${MOST_FEEDS} calendars. Remove one first.`);
    }
    if (!(await insertFeed(tx, feed))) {
      const words = 'This calendar is connected already.';
      return fail('calendar.feed_twice', words, { fields: { address: words } });
    }
    await replaceFeedDays(tx, feed.uuid, days);
    await keepDaysOfFeeds(tx, deps, storefrontId);
    return ok(presentFeed({ ...feed, days }));
  });
}
