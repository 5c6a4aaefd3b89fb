import { Worker } from 'node:worker_threads';
import type { PrintLimits } from './print-limits.ts';
import type { PrintAnswer, PrintSheet } from './print-sheet.ts';

/** The compiler’s own memory does not count here; it has its end in limit-memory.ts. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 16 };

type Patience = Pick<PrintLimits, 'milliseconds' | 'startMs'>;

export type PrintThread = {
  print(sheet: PrintSheet, patience: Patience): Promise<PrintAnswer>;
  close(): Promise<unknown>;
};

/** A thread that prints one thing after the other. It knows none of our settings and holds no process up. */
export function openPrintThread(): PrintThread {
  const worker = new Worker(new URL('./print-thread.ts', import.meta.url), {
    resourceLimits: MEMORY,
    env: {},
    // The compiler talks to itself about what it was not allowed to read.
    stdout: true,
    stderr: true,
  });
  worker.unref();
  worker.stdout.resume();
  worker.stderr.resume();
  const started = Promise.withResolvers<PrintAnswer | 'ready'>();
  let end: PrintAnswer | undefined;
  let tell: ((answer: PrintAnswer) => void) | undefined;
  const endWith = (answer: PrintAnswer) => {
    end ??= answer;
    started.resolve(end);
    tell?.(end);
  };
  worker.on('message', (said: PrintAnswer | 'ready') => {
    if (said === 'ready') started.resolve(said);
    else tell?.(said);
  });
  worker.on('error', (error: Error & { code?: string }) =>
    endWith({ kind: error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'too-large' : 'broken' }),
  );
  worker.on('exit', () => endWith({ kind: 'broken' }));

  return {
    async print(sheet, { milliseconds, startMs }) {
      const start = await within(startMs, started.promise);
      if (start !== 'ready') return start;
      if (end) return end;
      const { promise, resolve } = Promise.withResolvers<PrintAnswer>();
      tell = resolve;
      worker.postMessage(sheet);
      return within(milliseconds, promise);
    },
    close: () => worker.terminate(),
  };
}

async function within<Said>(
  milliseconds: number,
  promise: Promise<Said>,
): Promise<Said | { kind: 'timed-out' }> {
  const late = Promise.withResolvers<{ kind: 'timed-out' }>();
  const impatience = setTimeout(() => late.resolve({ kind: 'timed-out' }), milliseconds);
  try {
    return await Promise.race([promise, late.promise]);
  } finally {
    clearTimeout(impatience);
  }
}
