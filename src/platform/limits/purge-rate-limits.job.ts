import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { LONGEST_WINDOW_SECONDS, MINUTE } from './rate-classes.ts';
import { deleteOldCounters } from './store.ts';
import { TRIES_FORGOTTEN_AFTER_MS } from './take-try.ts';
import { deleteOldTries } from './tries.store.ts';

const purgeRateLimits = defineTask('purge-rate-limits');

/** Long after any process has left its minute. Most counters are of one, and made-up tokens make one each. */
const MINUTES_KEPT_MS = 600_000;

type Deps = { db: Pick<Tx, 'delete'>; clock: Clock };

async function purge({ db, clock }: Deps): Promise<void> {
  // Twice the longest window, so that a process with a slow clock does not lose a running one.
  await deleteOldCounters(db, new Date(clock.now().getTime() - 2 * LONGEST_WINDOW_SECONDS * 1_000));
  await deleteOldCounters(db, new Date(clock.now().getTime() - MINUTES_KEPT_MS), MINUTE);
  await deleteOldTries(db, new Date(clock.now().getTime() - TRIES_FORGOTTEN_AFTER_MS));
}

export function rateLimitJobs(deps: Deps): TaskHandler[] {
  return [handleTask(purgeRateLimits, () => purge(deps), { cron: '*/15 * * * *' })];
}
