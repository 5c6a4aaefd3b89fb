import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { refreshLeadSearch } from './search/refresh-lead-search.ts';
import { wakeSnoozed } from './snoozing/wake-snoozed.ts';

/** Under the names that queues of older versions know them by. */
const wakeTask = defineTask('inquiries.wake-snoozed');
const refreshTask = defineTask('inquiries.refresh-lead-search');

export function leadsJobs(deps: Pick<Platform, 'db' | 'clock' | 'events'>): TaskHandler[] {
  return [
    handleTask(wakeTask, () => wakeSnoozed(deps), { cron: '*/5 * * * *' }),
    // Leads of an older version become findable without waiting for the hour.
    handleTask(refreshTask, () => refreshLeadSearch(deps), { cron: '37 * * * *', atStart: true }),
  ];
}
