import type { Task, TaskList } from 'graphile-worker';
import { failureWithoutValues } from '#platform/failure-without-values.ts';
import type { Logger } from '#platform/log.ts';
import type { TaskHandler } from './task.ts';

/** Our handler as the library calls it. The library decides about the retry; we decide what is written down. */
function runTask({ name, run }: TaskHandler, log: Logger): Task {
  return async (payload, { job }) => {
    const taskLog = log.child({ task: name, jobId: job.id });
    try {
      await run(payload, { log: taskLog, jobKey: job.key ?? undefined, attempt: job.attempts });
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

/** One list for the worker. Two handlers of one task are a mistake in our code. */
export function toTaskList(handlers: readonly TaskHandler[], log: Logger): TaskList {
  const tasks = new Map<string, Task>();
  for (const handler of handlers) {
    if (tasks.has(handler.name)) throw new Error(`The task ${handler.name} has two handlers.`);
    tasks.set(handler.name, runTask(handler, log));
  }
  return Object.fromEntries(tasks);
}
