import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteEditsBefore } from './sections/sections.store.ts';

const purgeTask = defineTask('listings.purge-edits');
const KEPT_DAYS = 90;
const MS_PER_DAY = 86_400_000;

export function listingsJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): TaskHandler[] {
  return [
    handleTask(
      purgeTask,
      () => deleteEditsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * MS_PER_DAY)),
      { cron: '23 4 * * *' },
    ),
  ];
}
