import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import { expireLots } from './expire-lots.ts';
import { type WarningDeps, warnOfExpiry } from './warn-of-expiry.ts';

const expire = defineTask('credits.expire');
const warn = defineTask('credits.warn-of-expiry');

export function creditsJobs(deps: WarningDeps): TaskHandler[] {
  return [
    handleTask(expire, () => expireLots(deps), { cron: '5 1 * * *' }),
    handleTask(warn, () => warnOfExpiry(deps), { cron: '20 15 * * *' }),
  ];
}
