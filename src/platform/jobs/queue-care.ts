import type pg from 'pg';
import type { Logger } from '#platform/log.ts';
import { countUnclaimedJobs, releaseAbandonedJobs } from './store.ts';
import { defineTask, handleTask, type TaskHandler } from './task.ts';

/** The library alone would leave a job of a killed process locked for four hours. */
async function freeAbandonedJobs(pool: pg.Pool, log: Logger): Promise<void> {
  const workers = await releaseAbandonedJobs(pool);
  if (workers.length > 0) log.warn({ workers }, 'jobs of workers that are gone were freed');
}

/** A job without a handler waits silently (perhaps for a newer process), so somebody has to say so. */
async function reportUnclaimedJobs(pool: pg.Pool, log: Logger, known: string[]): Promise<void> {
  for (const { task, count } of await countUnclaimedJobs(pool, known)) {
    log.error({ task, count }, 'jobs wait for a task that this process does not know');
  }
}

const freeAbandoned = defineTask('free-abandoned-jobs');
const reportUnclaimed = defineTask('report-unclaimed-jobs');

export function careForQueue(pool: pg.Pool, log: Logger, knownTasks: string[]): TaskHandler[] {
  const known = [...knownTasks, freeAbandoned.name, reportUnclaimed.name];
  return [
    handleTask(freeAbandoned, () => freeAbandonedJobs(pool, log), { cron: '* * * * *' }),
    handleTask(reportUnclaimed, () => reportUnclaimedJobs(pool, log, known), { cron: '*/10 * * * *' }),
  ];
}
