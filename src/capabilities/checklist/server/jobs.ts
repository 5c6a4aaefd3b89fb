import { addDays, calendarDateOf } from '#base/calendar-date.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { listLatelyClosed } from './facts/closed-replies.store.ts';
import { followFacts, followFactsTask, queueFacts } from './facts/follow-facts.ts';
import { fileJobs } from './files/file-jobs.ts';

const lookAtDaysTask = defineTask('checklist-look-at-days');

/** Two days back, so that a day on which nothing ran is made up for; west of here it is still yesterday. */
const LOOKED_BACK = 3;

export function checklistJobs(platform: Pick<Platform, 'db' | 'clock' | 'files'>): TaskHandler[] {
  const { db, clock } = platform;
  return [
    handleTask(followFactsTask, (wedding) => followFacts(platform, wedding)),
    handleTask(
      lookAtDaysTask,
      async () => {
        const today = calendarDateOf(clock.now());
        for (const weddingId of await listLatelyClosed(db, addDays(today, -LOOKED_BACK), today))
          await queueFacts(db, weddingId);
      },
      { cron: '15 12 * * *' },
    ),
    ...fileJobs(platform),
  ];
}
