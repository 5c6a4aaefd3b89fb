import type pg from 'pg';
import type { Logger } from '#platform/log.ts';
import { countUnclaimedJobs, releaseAbandonedJobs } from './store.ts';
import type { CapabilityJobs } from './task-list.ts';

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

const FREE = 'free-abandoned-jobs';
const REPORT = 'report-unclaimed-jobs';

export function queueCareJobs(pool: pg.Pool, log: Logger, knownTasks: string[]): CapabilityJobs {
  const known = [...knownTasks, FREE, REPORT];
  return {
    tasks: {
      [FREE]: () => freeAbandonedJobs(pool, log),
      [REPORT]: () => reportUnclaimedJobs(pool, log, known),
    },
    cron: [
      { task: FREE, pattern: '* * * * *' },
      { task: REPORT, pattern: '*/10 * * * *' },
    ],
  };
}
