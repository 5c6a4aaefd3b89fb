import { setTimeout as sleep } from 'node:timers/promises';
import { SetupError } from '#platform/setup-error.ts';
import { processMark } from './process-mark.ts';

/** Fast shutdown: open transactions are rolled back, everything committed is on disk. */
export async function stopServer(pid: number): Promise<void> {
  const mark = processMark(pid);
  if (mark === undefined) return;
  // The second signal gives up the orderly shutdown; the next start then recovers from the log.
  for (const [signal, patience] of [
    ['SIGINT', 30_000],
    ['SIGQUIT', 10_000],
  ] as const) {
    if (!send(pid, signal)) return;
    const deadline = Date.now() + patience;
    while (Date.now() < deadline) {
      if (processMark(pid) !== mark) return;
      await sleep(20);
    }
  }
  throw new SetupError(`The database server (process ${pid}) does not stop: end it and start again.`);
}

function send(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
