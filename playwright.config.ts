import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from '@playwright/test';

// Another copy of the repository may be under test beside this one.
const PORT = Number(process.env.E2E_PORT ?? 4173);
// The config is read by the runner and by every worker: the first to read it decides the folder.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'ampersand-e2e-'));

export default defineConfig({
  testDir: 'e2e',
  outputDir: '.cache/e2e',
  fullyParallel: true,
  workers: 2,
  // A repeated test counts, and the end of the run says how many there were: a slow machine is no reason to stop a change.
  retries: 2,
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ?? '.cache/test/playwright.json' }],
  ],
  use: {
    baseURL: `http://localhost:${PORT}`,
    // Where a sandboxed browser cannot run (root), it runs without one: it only ever opens our own pages.
    launchOptions: {
      args: ['--no-sandbox', '--disable-gpu'],
      ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
    },
    // A recording costs more than the test itself; a test that failed is repeated, and that is recorded.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    // What moves is looked at here, where it is made.
    { name: 'controls', testMatch: 'controls/*.spec.ts' },
    // A journey waits for every movement and the browser draws each of its pictures, which is a good part of the work.
    {
      name: 'journeys',
      testIgnore: 'controls/*.spec.ts',
      use: { contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
  webServer: {
    command: 'node src/server/main.ts',
    url: `http://localhost:${PORT}/readyz`,
    timeout: 90_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMIT_FACTOR: '1000',
      // Every category in the largest markets, the demo vendor's own, what waits for staff and to be claimed; the whole world would cost each run half a minute.
      DEMO_STOREFRONTS: '130',
      LOG_LEVEL: 'error',
      NODE_ENV: 'production',
    },
  },
});
