import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteExpired } from './import/imports.store.ts';

const expireImportsTask = defineTask('guests-expire-imports');

/** Calls see nothing that is over; this deletes it. */
export function guestsJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): TaskHandler[] {
  return [handleTask(expireImportsTask, () => deleteExpired(db, clock.now()), { cron: '23 * * * *' })];
}
