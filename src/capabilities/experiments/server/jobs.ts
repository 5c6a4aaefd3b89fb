import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteOldExposures } from './store.ts';

const purgeExposures = defineTask('experiments.purge-exposures');
const DAY_MS = 86_400_000;
/** An experiment is read within a quarter. */
const KEPT_DAYS = 90;

export function experimentsJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): TaskHandler[] {
  const keptSince = () => new Date(clock.now().getTime() - KEPT_DAYS * DAY_MS);
  return [handleTask(purgeExposures, () => deleteOldExposures(db, keptSince()), { cron: '51 3 * * *' })];
}
