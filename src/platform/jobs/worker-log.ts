import { Logger as WorkerLogger } from 'graphile-worker';
import type { Logger } from '#platform/log.ts';

const levels = { error: 'error', warning: 'warn', info: 'debug', debug: 'debug' } as const;

/** The library's lines in our log. Their details hold whole jobs with payloads, so only the sentence is kept. */
export function createWorkerLog(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, details) => {
    // Our own wrapper has already logged a failed task, with less in it.
    if (details?.failure) return;
    log[levels[level]](message);
  });
}

/** For migrations, where a failure is thrown anyway. */
export const quietWorkerLog = new WorkerLogger(() => () => undefined);
