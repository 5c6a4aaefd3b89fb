import type { FastifyInstance } from 'fastify';
import type { Config } from '#platform/config/config.ts';
import { startWorker } from '#platform/jobs/worker.ts';
import { createLog } from '#platform/log.ts';
import type { Platform } from '#platform/platform.ts';
import type { Assets } from './assets.ts';
import { type Composition, compose } from './compose.ts';
import { createApp } from './http/create-app.ts';
import { createHealthApp } from './http/create-health-app.ts';
import { prepareWorld } from './prepare-world.ts';
import { startPlatform } from './start-platform.ts';

const WORKER_CONCURRENCY = 4;

export type RunningProcess = {
  platform: Platform;
  /** Where it listens. */
  address: string;
  stop(): Promise<void>;
};

type Surroundings = { chooseAssets(config: Config): Promise<Assets>; say(line: string): void };

/** Everything this process does, by its role: pages and calls, jobs, or both. */
export async function startProcess(
  config: Config,
  { chooseAssets, say }: Surroundings,
): Promise<RunningProcess> {
  const log = createLog(config.logLevel, { isPretty: config.hotReload });
  const { platform, close } = await startPlatform(config, log, say);
  const stops: (() => Promise<unknown>)[] = [close];
  const stop = () => stopInOrder(stops.toReversed());
  try {
    await prepareWorld(platform, say);
    const composition = compose(platform);
    stops.push(composition.close);
    const assets = config.servesPages ? await chooseAssets(config) : undefined;
    const app = assets ? await openSite(platform, composition, assets, stops) : createHealthApp(platform);
    if (config.runsJobs) {
      const pool = platform.db.$client;
      const handlers = composition.jobs;
      const worker = await startWorker({ pool, handlers, log, concurrency: WORKER_CONCURRENCY });
      stops.push(() => worker.stop());
    }
    await composition.queueStartJobs();
    if (config.servesPages) await composition.readAhead();
    stops.push(() => app.close());
    await assets?.check?.(app);
    const address = await app.listen({ port: config.port, host: config.host });
    return { platform, address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openSite(
  platform: Platform,
  { router, sessions }: Composition,
  assets: Assets,
  stops: (() => Promise<unknown>)[],
): Promise<FastifyInstance> {
  stops.push(assets.close);
  const app = await createApp({ platform, router, sessions, ...assets });
  assets.attach?.(app);
  return app;
}

/** What was started last stops first. One that fails must not keep the others, the database above all, from stopping. */
async function stopInOrder(stops: (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops) await stop().catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw failures[0];
}
