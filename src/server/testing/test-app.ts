import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { parseConfig } from '#platform/config/config.ts';
import { createFolderFileStore } from '#platform/files/folder-file-store.ts';
import { createPlainScanner } from '#platform/files/plain-scanner.ts';
import { createRateLimiter } from '#platform/limits/rate-limiter.ts';
import { createLiveHub } from '#platform/live/live-hub.ts';
import { createLog, type Logger } from '#platform/log.ts';
import { choosePayments } from '#platform/payments/choose-payments.ts';
import type { Platform } from '#platform/platform.ts';
import { createPrinter } from '#platform/print/typst-printer.ts';
import type { DatabaseLine } from '#platform/testing/database-line.ts';
import { runPendingJobs } from '#platform/testing/run-pending-jobs.ts';
import { createTestClock, type TestClock } from '#platform/testing/test-clock.ts';
import { openTestDatabase } from '#platform/testing/test-database.ts';
import { createWebReader } from '#platform/web-reader/guarded-web-reader.ts';
import { compose } from '../compose.ts';
import { connectEvents } from '../connect-events.ts';
import { type AppParts, createApp } from '../http/create-app.ts';
import { TestBrowser } from './test-browser.ts';

export type TestApp = {
  app: FastifyInstance;
  platform: Platform;
  databaseUrl: string;
  clock: TestClock;
  /** A new visitor with an empty cookie jar, from any network address. */
  browser(address?: string): TestBrowser;
  runJobs(): Promise<void>;
  close(): Promise<void>;
};

type Options = {
  env?: Record<string, string>;
  /** Passwords cost what they cost in production. */
  isPasswordCostly?: boolean;
  /** For tests that read it. */
  log?: Logger;
  /** The way to the database, for tests that break it. */
  line?: DatabaseLine;
} & Partial<Pick<AppParts, 'loadBuild' | 'loadLimits' | 'answerBeginsMs'>>;

/** The least the library allows. */
const CHEAP_PASSWORDS = { memoryCost: 8, timeCost: 1 };

/** A test is about the product, not about how busy the machine is. */
export const NO_SHEDDING = { maxEventLoopDelay: 0, maxHeapUsedBytes: 0 };

const NO_PAGES = () => Promise.reject(new Error('This test app has no pages.'));

/** The whole product on a database of its own, without a network: requests are injected into the pipeline. */
export async function openTestApp({
  env = {},
  loadBuild = NO_PAGES,
  isPasswordCostly = false,
  line,
  log = createLog('silent'),
  ...parts
}: Options = {}): Promise<TestApp> {
  const database = await openTestDatabase(line);
  const folder = await mkdtemp(path.join(tmpdir(), 'ampersand-app-'));
  const config = parseConfig({ DATA_DIR: folder, RATE_LIMIT_FACTOR: '1000', ...env });
  const clock = createTestClock();
  const limiter = createRateLimiter({ db: database.db, clock, factor: config.rateLimitFactor, log });
  const live = createLiveHub({ databaseUrl: database.url, log });
  const secret = config.secret ?? 'a secret for tests only, long enough to sign with';
  const publicUrl = 'http://localhost:3000';
  const platform = connectEvents({
    config,
    secret,
    publicUrl,
    ...(!isPasswordCostly && { passwordCost: CHEAP_PASSWORDS }),
    db: database.db,
    clock,
    files: createFolderFileStore(path.join(folder, 'files'), clock),
    scanner: createPlainScanner(),
    webReader: createWebReader(),
    printer: createPrinter(log),
    payments: await choosePayments(config, { db: database.db, clock, secret, publicUrl }),
    live,
    limiter,
    log,
  });
  const { router, sessions, jobs, close } = compose(platform);
  const app = await createApp({ platform, router, sessions, loadBuild, loadLimits: NO_SHEDDING, ...parts });
  return {
    app,
    platform,
    databaseUrl: database.url,
    clock,
    browser: (address) => new TestBrowser(app, address),
    runJobs: () => runPendingJobs(database.db.$client, jobs),
    async close() {
      await app.close();
      await close();
      await platform.printer.close();
      await live.close();
      await limiter.stop();
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
