import type { Task } from 'graphile-worker';
import { failureWithoutValues } from '#platform/failure-without-values.ts';
import type { Logger } from '#platform/log.ts';
import type { TaskHandler } from './task-list.ts';

/** Our handler as the library calls it. The library decides about the retry; we decide what is written down. */
export function runTask(name: string, handler: TaskHandler, log: Logger): Task {
  return async (payload, { job }) => {
    const taskLog = log.child({ task: name, jobId: job.id });
    try {
      await handler(payload, { log: taskLog, jobKey: job.key ?? undefined, attempt: job.attempts });
    } catch (error) {
      const failure = failureWithoutValues(error);
      const isLast = job.attempts >= job.max_attempts;
      const details = { err: failure, attempt: job.attempts, maxAttempts: job.max_attempts };
      if (isLast) taskLog.error(details, 'a job failed for good');
      else taskLog.warn(details, 'a job failed and will be tried again');
      throw failure;
    }
  };
}
