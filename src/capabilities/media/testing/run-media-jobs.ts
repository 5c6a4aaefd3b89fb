import type { Platform } from '#platform/platform.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { mediaJobs } from '../server/jobs.ts';

/** For tests of those that own pictures: what was deleted leaves its files as well. */
export function runMediaJobs({ db, files }: Pick<Platform, 'db' | 'files'>): Promise<void> {
  return runPendingJobs(db.$client, mediaJobs({ db, files }));
}
