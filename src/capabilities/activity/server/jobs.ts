import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteStepsBefore } from './steps.store.ts';

const forgetStepsTask = defineTask('activity-forget-steps');
/** Lately is not forever: what was done is seen where it was done. */
const KEPT_MS = 60 * 86_400_000;

export function activityJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): TaskHandler[] {
  const forget = () => deleteStepsBefore(db, new Date(clock.now().getTime() - KEPT_MS));
  return [handleTask(forgetStepsTask, forget, { cron: '41 4 * * *' })];
}
