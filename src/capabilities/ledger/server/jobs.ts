import { defineTask, handleTask, type TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { sealDays } from './seal-days.ts';

const seal = defineTask('ledger.seal');

export function ledgerJobs(platform: Pick<Platform, 'db' | 'clock'>): TaskHandler[] {
  return [handleTask(seal, () => sealDays(platform), { cron: '15 0 * * *' })];
}
