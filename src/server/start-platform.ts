import path from 'node:path';
import { systemClock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { applyMigrations } from '#platform/database/migrate.ts';
import { createClamdScanner } from '#platform/files/clamd-scanner.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createPlainScanner } from '#platform/files/plain-scanner.ts';
import { createS3FileStore } from '#platform/files/s3-file-store.ts';
import { prepareJobs } from '#platform/jobs/worker.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { createLiveHub } from '#platform/live/live-hub.ts';
import type { Logger } from '#platform/log.ts';
import { choosePayments } from '#platform/payments/choose-payments.ts';
import type { Platform } from '#platform/platform.ts';
import { createPrinter } from '#platform/print/typst-printer.ts';
import { createWebReader } from '#platform/web-reader/guarded-web-reader.ts';
import { connectEvents } from './connect-events.ts';
import { keepSecret } from './keep-secret.ts';
import { openDatabase } from './open-database.ts';

export type RunningPlatform = { platform: Platform; close(): Promise<void> };

/** Opens everything capabilities stand on. What was opened last is closed first. */
export async function startPlatform(
  config: Config,
  log: Logger,
  say: (line: string) => void,
): Promise<RunningPlatform> {
  const clock = systemClock;
  const secret = await keepSecret(config, clock);
  const database = await openDatabase(config, log, say);
  try {
    await applyMigrations(database.db);
    await prepareJobs(database.db.$client);
  } catch (error) {
    await database.close();
    throw error;
  }
  const limiter = createRateLimiter({ db: database.db, clock, factor: config.rateLimitFactor, log });
  const live = createLiveHub({ databaseUrl: database.url, log });
  const printer = createPrinter(log);
  const publicUrl = config.publicUrl ?? `http://localhost:${config.port}`;
  const platform = connectEvents({
    config,
    secret,
    publicUrl,
    db: database.db,
    clock,
    files: config.bucket
      ? createS3FileStore(config.bucket)
      : createFolderFileStore(path.join(config.dataDir, 'files'), clock),
    scanner: config.clamd ? createClamdScanner(config.clamd) : createPlainScanner(),
    webReader: createWebReader(),
    printer,
    payments: await choosePayments(config, { db: database.db, clock, secret, publicUrl }),
    live,
    limiter,
    log,
  });
  return {
    platform,
    async close() {
      await printer.close();
      await live.close();
      await limiter.stop();
      await database.close();
    },
  };
}
