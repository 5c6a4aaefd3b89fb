import { z } from 'zod';
import { enqueueJob } from '#platform/jobs/store.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { listDueFeeds } from './feeds/feeds.store.ts';
import { type FeedDeps, readFeed } from './feeds/read-feed.ts';

const findDueFeedsTask = defineTask('calendars.find-due-feeds');
const readFeedTask = defineTask('calendars.read-feed', z.object({ feedUuid: z.uuid() }));

const MOST_AT_ONCE = 500;
/** Other websites may be slow: at most this many jobs wait for them at a time. */
const LANES = 2;

async function queueDueFeeds({ db, clock }: Pick<FeedDeps, 'db' | 'clock'>): Promise<void> {
  const due = await listDueFeeds(db, clock.now(), MOST_AT_ONCE);
  for (const [index, feedUuid] of due.entries()) {
    await enqueueJob(
      db,
      readFeedTask,
      { feedUuid },
      // The next round asks again by itself.
      { jobKey: `calendar-feed:${feedUuid}`, queueName: `calendar-feeds:${index % LANES}`, maxAttempts: 1 },
    );
  }
}

export function calendarJobs(deps: FeedDeps): TaskHandler[] {
  return [
    handleTask(findDueFeedsTask, () => queueDueFeeds(deps), { cron: '*/5 * * * *' }),
    handleTask(readFeedTask, ({ feedUuid }) => readFeed(deps, feedUuid)),
  ];
}
