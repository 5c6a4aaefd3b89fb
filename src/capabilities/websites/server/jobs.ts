import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetWebsites } from './forget-websites.ts';
import { forgetRemovedMessages } from './inbox/messages.store.ts';
import { forgetBatches } from './versions.store.ts';

/** A laptop that was shut for that long asks for everything anew. */
const BATCH_DAYS = 30;

/** Time enough to notice that one is missing. */
const REMOVED_DAYS = 7;
const DAY_MS = 86_400_000;

const forget = defineTask('websites-forget');
const forgetOldBatches = defineTask('websites-forget-batches');
const forgetMessages = defineTask('websites-forget-messages');

export function websitesJobs(platform: Pick<Platform, 'db' | 'clock' | 'events'>): TaskHandler[] {
  const { db, clock } = platform;
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  return [
    handleTask(forget, () => forgetWebsites(platform), { cron: '20 5 * * *' }),
    handleTask(forgetOldBatches, () => forgetBatches(db, daysAgo(BATCH_DAYS)), { cron: '25 5 * * *' }),
    handleTask(forgetMessages, () => forgetRemovedMessages(db, daysAgo(REMOVED_DAYS)), {
      cron: '30 5 * * *',
    }),
  ];
}
