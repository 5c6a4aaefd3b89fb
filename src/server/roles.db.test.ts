import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#platform/config/config.ts';
import { openTestDatabase, type TestDatabase } from '#platform/testing/test-database.ts';
import type { Assets } from './assets.ts';
import { type RunningProcess, startProcess } from './start-process.ts';
import { type RealWorker, START_MS, startRealWorker } from './testing/real-worker.ts';
import { PASSWORD } from './testing/test-people.ts';

/** Workers are told of a new job, and ask every two seconds besides. */
const PROMPTLY_MS = 5_000;

const WITHOUT_PAGES: Assets = {
  loadBuild: () => Promise.reject(new Error('This process has no pages.')),
  registerAssets: () => Promise.resolve(),
  close: () => Promise.resolve(),
};

let database: TestDatabase;
let folder: string;
let settings: Record<string, string>;
let web: RunningProcess;
let worker: RealWorker | undefined;

beforeAll(async () => {
  database = await openTestDatabase();
  folder = mkdtempSync(path.join(tmpdir(), 'ampersand-roles-'));
  settings = {
    APP_SECRET: 'shared by both of them, and long enough to sign with',
    DATABASE_URL: database.url,
    DATA_DIR: folder,
    PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO_STOREFRONTS: '0',
  };
  web = await startProcess(parseConfig({ ...settings, APP_ROLE: 'web' }), {
    chooseAssets: () => Promise.resolve(WITHOUT_PAGES),
    say: () => undefined,
  });
});
afterAll(async () => {
  worker?.process.kill('SIGKILL');
  await web.stop();
  await database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Signing up queues a mail. */
async function signUp(email: string): Promise<void> {
  const { headers } = await fetch(`${web.address}/web-api/v1/user/status`);
  const cookie = headers
    .getSetCookie()
    .map((each) => each.split(';')[0])
    .join('; ');
  const token = /csrf_token=([^;]+)/.exec(cookie)?.[1] ?? '';
  const answer = await fetch(`${web.address}/web-api/v1/auth/sign-up/couple`, {
    method: 'POST',
    headers: { cookie, 'x-csrf-token': decodeURIComponent(token), 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: PASSWORD, firstName: 'Maya', lastName: 'Tester' }),
  });
  expect(answer.status, await answer.text()).toBe(200);
}

async function waitingMails(): Promise<number> {
  const { rows } = await database.db.$client.query(
    `select from graphile_worker.jobs where task_identifier = 'deliver-message'`,
  );
  return rows.length;
}

async function statusOf(url: string, accept = 'application/json'): Promise<number> {
  return (await fetch(url, { headers: { accept } })).status;
}

describe('web and worker', () => {
  it(
    'a job that was queued while only web runs waits, and a worker runs it',
    async () => {
      await signUp('first@roles.example');
      expect(await waitingMails()).toBe(1);
      worker = await startRealWorker(settings);
      await expect.poll(waitingMails, { timeout: PROMPTLY_MS }).toBe(0);
    },
    START_MS,
  );

  it('a job that web queues while a worker runs is run at once', async () => {
    await signUp('second@roles.example');
    await expect.poll(waitingMails, { timeout: PROMPTLY_MS, interval: 20 }).toBe(0);
  });

  it('a worker tells how it is and serves nothing else; web serves calls', async () => {
    const address = worker?.address ?? '';
    expect(await statusOf(`${address}/healthz`)).toBe(200);
    expect(await statusOf(`${address}/readyz`)).toBe(200);
    for (const page of ['/', '/wedding-vendors', '/account/login', '/assets/x.js']) {
      expect(await statusOf(address + page, 'text/html'), page).toBe(404);
    }
    for (const call of ['/web-api/v1/user/status', '/web-api/v1/live', '/openapi.json']) {
      expect(await statusOf(address + call), call).toBe(404);
      expect(await statusOf(web.address + call), call).not.toBe(404);
    }
    expect(await statusOf(`${web.address}/readyz`)).toBe(200);
  });

  it('a worker that is told to stop finishes and goes', async () => {
    worker?.process.kill('SIGTERM');
    const [code] = worker ? await once(worker.process, 'exit') : [];
    expect(code).toBe(0);
    await signUp('third@roles.example');
    expect(await waitingMails()).toBe(1);
  });
});
