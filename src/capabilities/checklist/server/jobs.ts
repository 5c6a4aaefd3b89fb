import { addDays, calendarDateOf } from '#base/calendar-date.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { listLatelyClosed } from './facts/closed-replies.store.ts';
import { followFacts, followFactsTask, queueFacts } from './facts/follow-facts.ts';
import { listLatelyOverdue } from './facts/overdue-payments.store.ts';
import { fileJobs } from './files/file-jobs.ts';

const lookAtDaysTask = defineTask('checklist-look-at-days');

type Deps = Pick<Platform, 'db' | 'clock'>;

/** Two days back, so that a day on which nothing ran is made up for; west of here it is still yesterday. */
const LOOKED_BACK = 3;

async function lookAtDays({ db, clock }: Deps): Promise<void> {
  const today = calendarDateOf(clock.now());
  const since = addDays(today, -LOOKED_BACK);
  const passed = [
    ...(await listLatelyClosed(db, since, today)),
    ...(await listLatelyOverdue(db, since, today)),
  ];
  for (const weddingId of new Set(passed)) await queueFacts(db, weddingId);
}

export function checklistJobs(platform: Pick<Platform, 'db' | 'clock' | 'files'>): TaskHandler[] {
  return [
    handleTask(followFactsTask, (wedding) => followFacts(platform, wedding)),
    handleTask(lookAtDaysTask, () => lookAtDays(platform), { cron: '15 12 * * *' }),
    ...fileJobs(platform),
  ];
}
