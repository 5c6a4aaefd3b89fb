import { runOnce } from 'graphile-worker';
import type pg from 'pg';
import { toTaskList } from '#platform/jobs/run-task.ts';
import type { TaskHandler } from '#platform/jobs/task.ts';
import { quietWorkerLog } from '#platform/jobs/worker-log.ts';
import { createLog } from '#platform/log.ts';

/** Does what is waiting in the queue and returns when it is empty: no test has to wait and hope. */
export async function runPendingJobs(pool: pg.Pool, handlers: readonly TaskHandler[]): Promise<void> {
  const log = createLog('silent');
  const taskList = toTaskList(handlers, log);
  await runOnce({ pgPool: pool, taskList, noHandleSignals: true, logger: quietWorkerLog });
}
