import { z } from 'zod';
import type { Logger } from '#platform/log.ts';

/** A kind of job: its name in the queue and what it is told. Who queues it and who does it know each other by this alone. */
export type Task<Payload> = { readonly name: string; readonly payload: z.ZodType<Payload> };

export type TaskContext = {
  log: Logger;
  jobKey: string | undefined;
  /** 1 on the first run. A job may run more than once, so a handler has to bear that. */
  attempt: number;
};

type Schedule = {
  /** Crontab lines, read in UTC. */
  cron?: string;
  /** Queued by every start as well, once however many processes start. */
  atStart?: boolean;
};

/** What a capability hands to the worker. */
export type TaskHandler = Schedule & {
  name: string;
  run(payload: unknown, context: TaskContext): Promise<void>;
};

const nothing = z.object({});

export function defineTask(name: string): Task<Record<string, never>>;
export function defineTask<Payload>(name: string, payload: z.ZodType<Payload>): Task<Payload>;
export function defineTask(name: string, payload: z.ZodType = nothing): Task<unknown> {
  return { name, payload };
}

/** The payload is read again before it is handed over: it may have been written by an older version. */
export function handleTask<Payload>(
  task: Task<Payload>,
  run: (payload: Payload, context: TaskContext) => Promise<void>,
  schedule: Schedule = {},
): TaskHandler {
  return {
    ...schedule,
    name: task.name,
    run: async (payload, context) => run(task.payload.parse(payload), context),
  };
}
