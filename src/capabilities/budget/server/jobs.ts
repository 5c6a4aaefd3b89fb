import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { PRESENCE_LASTS_MS } from '../rules/presence.ts';
import { fileJobs, sweepFiles } from './files/file-jobs.ts';
import { remindOfPayments } from './payments/remind-of-payments.ts';
import { sweepPresences } from './presence/presence.store.ts';
import { sweepBefore } from './sweep.store.ts';

const remindTask = defineTask('budget-remind-of-payments');
const sweepTask = defineTask('budget-sweep');

/** As long as somebody may want something back. */
const KEPT_MS = 30 * 86_400_000;

export function budgetJobs(
  platform: Pick<Platform, 'db' | 'clock' | 'files' | 'publicUrl' | 'secret'>,
): TaskHandler[] {
  const { db, clock } = platform;
  return [
    ...fileJobs(platform),
    // Before the mail of the day, in the morning of all of the country.
    handleTask(remindTask, () => remindOfPayments(platform), { cron: '40 14 * * *' }),
    handleTask(
      sweepTask,
      async () => {
        const before = new Date(clock.now().getTime() - KEPT_MS);
        // Files first: with the row of its line, nobody would know of one.
        await sweepFiles(platform, before);
        await sweepBefore(db, before);
        await sweepPresences(db, new Date(clock.now().getTime() - PRESENCE_LASTS_MS));
      },
      { cron: '20 5 * * *' },
    ),
  ];
}
