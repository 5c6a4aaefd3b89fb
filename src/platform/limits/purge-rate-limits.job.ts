import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import { LONGEST_WINDOW_SECONDS } from './rate-classes.ts';
import { deleteOldCounters } from './store.ts';
import { TRIES_FORGOTTEN_AFTER_MS } from './take-try.ts';
import { deleteOldTries } from './tries.store.ts';

const PURGE = 'purge-rate-limits';

export function rateLimitJobs({ db, clock }: { db: Pick<Tx, 'delete'>; clock: Clock }): CapabilityJobs {
  return {
    tasks: {
      [PURGE]: async () => {
        // Twice the longest window, so that a process with a slow clock does not lose a running one.
        const before = new Date(clock.now().getTime() - 2 * LONGEST_WINDOW_SECONDS * 1_000);
        await deleteOldCounters(db, before);
        await deleteOldTries(db, new Date(clock.now().getTime() - TRIES_FORGOTTEN_AFTER_MS));
      },
    },
    cron: [{ task: PURGE, pattern: '*/15 * * * *' }],
  };
}
