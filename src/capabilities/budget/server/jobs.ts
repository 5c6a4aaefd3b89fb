import type { TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { fileJobs } from './files/file-jobs.ts';

export function budgetJobs(platform: Pick<Platform, 'db' | 'clock' | 'files'>): TaskHandler[] {
  return [...fileJobs(platform)];
}
