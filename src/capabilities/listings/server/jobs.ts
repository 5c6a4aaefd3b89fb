import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { PublicationDeps } from './publication/change-publication.ts';
import { deleteDue } from './publication/delete-due.ts';
import { deleteEditsBefore } from './sections/sections.store.ts';

const purgeTask = defineTask('listings.purge-edits');
const deleteTask = defineTask('listings.delete-due');
const KEPT_DAYS = 90;
const MS_PER_DAY = 86_400_000;

export function listingsJobs(deps: PublicationDeps): TaskHandler[] {
  const { db, clock } = deps;
  return [
    handleTask(
      purgeTask,
      () => deleteEditsBefore(db, new Date(clock.now().getTime() - KEPT_DAYS * MS_PER_DAY)),
      { cron: '23 4 * * *' },
    ),
    handleTask(deleteTask, () => deleteDue(deps), { cron: '37 * * * *' }),
  ];
}
