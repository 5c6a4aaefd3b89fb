import { EventEmitter } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type CronItem,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { failureWithoutValues } from '#platform/failure-without-values.ts';
import type { Logger } from '#platform/log.ts';
import { careForQueue } from './queue-care.ts';
import { toTaskList } from './run-task.ts';
import { holdWorkerLock } from './store.ts';
import type { TaskHandler } from './task.ts';
import { createWorkerLog, quietWorkerLog } from './worker-log.ts';

export type JobWorker = {
  /** Takes no new job and waits for those that run. */
  stop(): Promise<void>;
};

export type WorkerOptions = {
  pool: pg.Pool;
  handlers: readonly TaskHandler[];
  log: Logger;
  concurrency: number;
};

const LONGEST_PAUSE_MS = 30_000;

/** Creates or updates the queue's own schema; has to happen before the first job is enqueued. */
export async function prepareJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quietWorkerLog });
}

/** Runs jobs until it is stopped. A worker that dies, as after a long database outage, is started again. */
export async function startWorker({ pool, handlers, log, concurrency }: WorkerOptions): Promise<JobWorker> {
  const knownTasks = handlers.map(({ name }) => name);
  const care = careForQueue(pool, log, knownTasks);
  const all = [...handlers, ...care];
  const taskList = toTaskList(all, log);
  const start = () =>
    run({
      pgPool: pool,
      taskList,
      parsedCronItems: parseCronItems(all.flatMap(toCronItems)),
      concurrency,
      noHandleSignals: true,
      logger: createWorkerLog(log),
      events: watchWorkers(log),
      // Without batches the library loses the error of a job that could not be marked as done.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
  const first = await start();
  await Promise.all(care.map((handler) => runNow(handler, log)));
  return keepRunning(first, start, log);
}

async function runNow({ name, run }: TaskHandler, log: Logger): Promise<void> {
  await run({}, { log, jobKey: undefined, attempt: 1 }).catch((error: unknown) =>
    log.warn({ err: failureWithoutValues(error), task: name }, 'the first look at the queue failed'),
  );
}

function toCronItems({ name, cron }: TaskHandler): CronItem[] {
  if (cron === undefined) return [];
  // One waiting copy at most, never two at once: a slow run delays the next instead of meeting it.
  const options = { jobKey: `cron:${name}`, queueName: `cron:${name}`, maxAttempts: 5 };
  return [{ task: name, match: cron, identifier: `${name} ${cron}`, options }];
}

/** A living worker is recognised by a lock on its listening connection; see `releaseAbandonedJobs`. */
function watchWorkers(log: Logger): WorkerEvents {
  const events: WorkerEvents = new EventEmitter();
  events.on('pool:listen:success', ({ client, workerPool }) => {
    // The library is about to use the connection itself; `drain` is when it has done so.
    client.once('drain', () => {
      holdWorkerLock(client, workerPool.id).catch((error: unknown) =>
        log.warn({ err: error }, 'the worker could not take its lock'),
      );
    });
  });
  return events;
}

function keepRunning(first: Runner, start: () => Promise<Runner>, log: Logger): JobWorker {
  const stopping = new AbortController();
  const supervise = async () => {
    let runner: Runner | undefined = first;
    let pause = 1_000;
    while (!stopping.signal.aborted) {
      if (runner) {
        await untilSettled(runner, stopping.signal);
        if (stopping.signal.aborted) return runner.stop().catch(() => undefined);
        log.error('the job worker ended by itself and is started again');
      }
      await wait(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      runner = await start().catch((error: unknown) => {
        log.error({ err: error }, 'the job worker could not start');
        return undefined;
      });
      pause = runner ? 1_000 : Math.min(pause * 2, LONGEST_PAUSE_MS);
    }
  };
  const supervision = supervise();
  return {
    stop: async () => {
      stopping.abort();
      await supervision;
    },
  };
}

async function untilSettled(runner: Runner, stop: AbortSignal): Promise<void> {
  const stopped = new Promise<void>((resolve) => {
    if (stop.aborted) resolve();
    stop.addEventListener('abort', () => resolve(), { once: true });
  });
  await Promise.race([runner.promise.catch(() => undefined), stopped]);
}
