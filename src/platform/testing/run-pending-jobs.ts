import { runOnce } from 'graphile-worker';
import type pg from 'pg';
import { runTask } from '#platform/jobs/run-task.ts';
import { type CapabilityJobs, mergeJobs } from '#platform/jobs/task-list.ts';
import { quietWorkerLog } from '#platform/jobs/worker-log.ts';
import { createLog } from '#platform/log.ts';

/** Does what is waiting in the queue and returns when it is empty: no test has to wait and hope. */
export async function runPendingJobs(pool: pg.Pool, jobs: CapabilityJobs[]): Promise<void> {
  const log = createLog('silent', false);
  const { tasks } = mergeJobs(jobs);
  const taskList = Object.fromEntries(
    Object.entries(tasks).map(([name, handler]) => [name, runTask(name, handler, log)]),
  );
  await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: quietWorkerLog });
}
