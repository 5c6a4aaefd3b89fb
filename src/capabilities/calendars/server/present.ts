import type { CalendarFeed } from '../contract.ts';
import { FAILURES_UNTIL_TOLD } from '../rules/feed-failures.ts';
import type { FeedWithDays } from './feeds/feeds.store.ts';

/** Of its address the host alone: whoever has all of it reads the calendar. */
export function presentFeed({
  uuid,
  name,
  address,
  readAt,
  triedAt,
  failures,
  failure,
  days,
}: FeedWithDays): CalendarFeed {
  return {
    uuid,
    name,
    host: new URL(address).hostname,
    readAt: readAt.toISOString(),
    triedAt: triedAt.toISOString(),
    failure,
    isFailing: failures >= FAILURES_UNTIL_TOLD,
    days,
  };
}
