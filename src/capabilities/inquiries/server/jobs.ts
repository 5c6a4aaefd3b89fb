import type { TaskHandler } from '#platform/jobs/task.ts';
import type { Platform } from '#platform/platform.ts';
import { attachmentJobs } from './attachments/attachment-files.ts';
import { lifecycleJobs } from './lifecycle-jobs.ts';
import { noticeTasks } from './notifications/notify-tasks.ts';

export function inquiriesJobs(platform: Platform): TaskHandler[] {
  return [...lifecycleJobs(platform), ...attachmentJobs(platform), ...noticeTasks(platform)];
}
