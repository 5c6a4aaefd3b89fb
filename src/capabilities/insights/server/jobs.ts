import { addDays, calendarDateOf } from '#base/calendar-date.ts';
import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { forgetVisitorsBefore } from './views/views.store.ts';

const forgetTask = defineTask('insights.forget-visitors');

/** A day that was yesterday in London may still be today in Honolulu; the one before is over everywhere. */
export function insightsJobs({ db, clock }: Pick<Platform, 'db' | 'clock'>): TaskHandler[] {
  return [
    handleTask(forgetTask, () => forgetVisitorsBefore(db, addDays(calendarDateOf(clock.now()), -1)), {
      cron: '7 * * * *',
    }),
  ];
}
