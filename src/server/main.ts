import { readConfig } from '#platform/config/config.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { createLog } from '#platform/log.ts';
import { SetupError } from '#platform/setup-error.ts';
import { chooseAssets } from './assets.ts';
import { compose } from './compose.ts';
import { createApp } from './http/create-app.ts';
import { prepareWorld } from './prepare-world.ts';
import { say, welcome } from './say.ts';
import { startPlatform } from './start-platform.ts';

const WORKER_CONCURRENCY = 4;

async function serve(): Promise<() => Promise<void>> {
  const config = readConfig();
  const log = createLog(config.logLevel, config.hotReload);
  const { platform, close } = await startPlatform(config, log, say);
  const stops: (() => Promise<unknown>)[] = [close];
  const stopAll = () => stopInOrder(stops.toReversed());
  try {
    await prepareWorld(platform, say);
    const assets = await chooseAssets(config);
    stops.push(assets.close);
    const { router, sessions, jobs, begin, close: closeCapabilities } = compose(platform);
    stops.push(closeCapabilities);
    const app = await createApp({ platform, router, sessions, ...assets });
    const worker = await startWorker({
      pool: platform.db.$client,
      jobs,
      log,
      concurrency: WORKER_CONCURRENCY,
    });
    stops.push(() => worker.stop());
    await begin();
    stops.push(() => app.close());
    assets.attach?.(app);
    await app.listen({ port: config.port, host: config.host });
    welcome(platform);
    return stopAll;
  } catch (error) {
    await stopAll();
    throw error;
  }
}

/** What was started last stops first. One that fails must not keep the others, the database above all, from stopping. */
async function stopInOrder(stops: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
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

const serving = serve();
// Also while it is still starting: then it stops as soon as everything that must be stopped is known.
stopOnSignals(async () => (await serving)());
try {
  await serving;
} catch (error) {
  say(explain(error));
  process.exit(1);
}
