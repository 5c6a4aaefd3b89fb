import type { CapabilityJobs } from '#platform/jobs/task-list.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteOldExposures } from './store.ts';

const TASK = 'experiments.purge-exposures';
const DAY_MS = 86_400_000;
/** An experiment is read within a quarter. */
const KEPT_DAYS = 90;

export function experimentsJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): CapabilityJobs {
  return {
    tasks: { [TASK]: () => deleteOldExposures(db, new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS)) },
    cron: [{ task: TASK, pattern: '51 3 * * *' }],
  };
}
