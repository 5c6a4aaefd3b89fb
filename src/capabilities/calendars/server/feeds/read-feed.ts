import { fail, ok, type Result } from '#base/result.ts';
import { enterStorefront, lockCalendar, timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import type { CalendarFeed } from '../../contract.ts';
import { asksForChangesOnly, FAILURES_UNTIL_TOLD, type FeedFailure } from '../../rules/feed-failures.ts';
import { announceCalendar } from '../announce-calendar.ts';
import { presentFeed } from '../present.ts';
import { type FeedWithDays, findFeed, noteFailure, noteSuccess, replaceFeedDays } from './feeds.store.ts';
import { type FetchedFeed, fetchFeed } from './fetch-feed.ts';
import { keepDaysOfFeeds } from './keep-days.ts';
import { tellOfFailingFeed } from './tell-of-failing-feed.ts';

export type FeedDeps = Pick<Platform, 'db' | 'clock' | 'events' | 'webReader' | 'publicUrl' | 'secret'>;

function feedMissing() {
  return fail('calendar.feed_not_found', 'This calendar is no longer connected.');
}

/** What could not be read leaves its days as they were: a website that is down frees nobody's Saturday. */
async function keepFailure(
  deps: FeedDeps,
  { uuid, storefrontId }: FeedWithDays,
  failure: FeedFailure,
): Promise<void> {
  await transact(deps.db, async (tx) => {
    const feed = await noteFailure(tx, uuid, { failure, triedAt: deps.clock.now() });
    if (feed?.failures === FAILURES_UNTIL_TOLD) await tellOfFailingFeed(tx, deps, feed, failure);
    if (feed) await announceCalendar(tx, storefrontId);
    return ok(undefined);
  });
}

async function keepSuccess(
  deps: FeedDeps,
  { uuid, storefrontId }: FeedWithDays,
  fetched: Exclude<FetchedFeed, { kind: 'failed' }>,
): Promise<void> {
  const now = deps.clock.now();
  await transact(deps.db, async (tx) => {
    await lockCalendar(tx, storefrontId);
    // Removed meanwhile: then its days are nobody's.
    if (!(await findFeed(tx, uuid))) return ok(undefined);
    if (fetched.kind === 'unchanged') {
      await noteSuccess(tx, uuid, { triedAt: now, readAt: now });
      await announceCalendar(tx, storefrontId);
      return ok(undefined);
    }
    const { days, etag, lastModified } = fetched;
    await noteSuccess(tx, uuid, { triedAt: now, readAt: now, contentAt: now, etag, lastModified });
    await replaceFeedDays(tx, uuid, days);
    await keepDaysOfFeeds(tx, deps, storefrontId);
    return ok(undefined);
  });
}

/** Reads one calendar and keeps what it says, or that it says nothing. */
export async function readFeed(deps: FeedDeps, uuid: string): Promise<void> {
  const { db, clock } = deps;
  const feed = await findFeed(db, uuid);
  if (!feed) return;
  const known = asksForChangesOnly(feed.contentAt, clock.now())
    ? { etag: feed.etag, lastModified: feed.lastModified }
    : {};
  const timeZone = await timeZoneOf(db, feed.storefrontId);
  const fetched = await fetchFeed(deps, { address: feed.address, timeZone, ...known });
  if (fetched.kind === 'failed') await keepFailure(deps, feed, fetched.failure);
  else await keepSuccess(deps, feed, fetched);
}

/** The same for whoever does not want to wait for the next time. */
export async function readFeedNow(
  deps: FeedDeps,
  actor: SignedInActor,
  { uuid, feedUuid }: { uuid: string; feedUuid: string },
): Promise<Result<CalendarFeed>> {
  const entered = await enterStorefront(deps.db, actor, uuid, 'edit-listing');
  if (!entered.ok) return entered;
  const feed = await findFeed(deps.db, feedUuid);
  if (feed?.storefrontId !== entered.value.storefront.id) return feedMissing();
  await readFeed(deps, feedUuid);
  const after = await findFeed(deps.db, feedUuid);
  return after ? ok(presentFeed(after)) : feedMissing();
}
