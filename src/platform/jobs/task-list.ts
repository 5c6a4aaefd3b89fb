import type { Logger } from '#platform/log.ts';

export type TaskContext = {
  log: Logger;
  jobKey: string | undefined;
  /** 1 on the first run. A job may run more than once, so a handler has to bear that. */
  attempt: number;
};

export type TaskHandler = (payload: unknown, context: TaskContext) => Promise<void>;

/** What a capability hands to the worker. Patterns are crontab lines, read in UTC. */
export type CapabilityJobs = {
  tasks: Record<string, TaskHandler>;
  cron?: Array<{ task: string; pattern: string }>;
};

/** One list for the worker. A task defined twice, or a schedule without its task, is a mistake in our code. */
export function mergeJobs(jobs: CapabilityJobs[]): Required<CapabilityJobs> {
  const tasks: Record<string, TaskHandler> = {};
  for (const [name, handler] of jobs.flatMap((each) => Object.entries(each.tasks))) {
    if (tasks[name]) throw new Error(`The task ${name} is defined twice.`);
    tasks[name] = handler;
  }
  const cron = jobs.flatMap((each) => each.cron ?? []);
  const orphan = cron.find((item) => !tasks[item.task]);
  if (orphan) throw new Error(`The schedule names the task ${orphan.task}, which nobody defines.`);
  return { tasks, cron };
}
