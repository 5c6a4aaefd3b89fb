import { readConfig } from '#platform/config/config.ts';
import { SetupError } from '#platform/setup-error.ts';
import { chooseAssets } from './assets.ts';
import { say, welcome } from './say.ts';
import { type RunningProcess, startProcess } from './start-process.ts';

async function start(): Promise<RunningProcess> {
  const running = await startProcess(readConfig(), { chooseAssets, say });
  welcome(running.platform, running.address);
  return running;
}

/** One sentence for what a person can mend; everything else with its whole story. */
function explain(error: unknown): string {
  if (error instanceof SetupError) return error.message;
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE')
    return 'The port is taken by another program. Choose another one: PORT=3001 npm start.';
  if (code === 'EACCES')
    return 'This user may not open that port or write to the data folder. Choose another PORT or DATA_DIR.';
  if (code === 'ENOSPC') return 'The disk is full. Free some room and start again.';
  return error instanceof Error ? error.stack || error.message : String(error);
}

function stopOnSignals(stop: () => Promise<void>): void {
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      say('Stopping…');
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          say(explain(error));
          process.exit(1);
        },
      );
    });
  }
}

const starting = start();
// Also while it is still starting: then it stops as soon as everything that must be stopped is known.
stopOnSignals(async () => (await starting).stop());
try {
  await starting;
} catch (error) {
  say(explain(error));
  process.exit(1);
}
