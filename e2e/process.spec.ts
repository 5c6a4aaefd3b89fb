import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type APIRequestContext, expect } from '@playwright/test';
import { DEMO_PASSWORD, newEmail, PASSWORD } from './support/people.ts';
import { freePort, type ServerProcess, startServer } from './support/server-process.ts';
import { test } from './support/test.ts';

test.describe.configure({ mode: 'serial', timeout: 120_000 });

type Running = { server: ServerProcess; port: string };

let folder: string;
const started: ServerProcess[] = [];
/** Comes back after the crash, lends its database, and is stopped: a start takes longer than all of that. */
let running: Running;

function start(settings: Record<string, string>): ServerProcess {
  const server = startServer(settings);
  started.push(server);
  return server;
}

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ampersand-process-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
});

test.afterAll(async () => {
  for (const server of started) server.process.kill('SIGTERM');
  await Promise.all(started.map(({ ended }) => ended));
  rmSync(folder, { recursive: true, force: true });
});

/** Answers how long it took. */
async function untilReady(server: ServerProcess, port: string): Promise<number> {
  const began = performance.now();
  await expect
    .poll(
      async () => {
        if (server.process.exitCode !== null) throw new Error(server.output());
        return fetch(`http://localhost:${port}/readyz`).then(
          ({ status }) => status,
          () => 0,
        );
      },
      { timeout: 60_000, intervals: [100] },
    )
    .toBe(200);
  return performance.now() - began;
}

async function write(request: APIRequestContext, url: string, data: Record<string, string>) {
  await request.get(new URL('/website-nav/web-api/v1/user/get', url).href);
  const { cookies } = await request.storageState();
  const token = cookies.find(({ name }) => name === 'csrf_token')?.value ?? '';
  return request.post(url, { data, headers: { 'x-csrf-token': decodeURIComponent(token) } });
}

async function expectRefusal(settings: Record<string, string>, sentence: RegExp): Promise<void> {
  const server = start(settings);
  expect(await server.ended).toEqual({ code: 1, signal: null });
  const lines = server.output().trim().split('\n');
  expect(lines.at(-1)).toMatch(sentence);
  expect(server.output()).not.toMatch(/node_modules|\bat .*:\d+:\d+/);
}

test('a setting that cannot work ends the start with one sentence', async () => {
  const DATA_DIR = path.join(folder, 'unused');
  await Promise.all([
    expectRefusal({ DATA_DIR, PORT: 'eighty' }, /^The setting PORT is not usable: .*\.$/),
    expectRefusal(
      { DATA_DIR, DATABASE_URL: 'postgres://a:b@[x/y' },
      /^DATABASE_URL is not a PostgreSQL address.*\.$/,
    ),
  ]);
});

test('a database that cannot be reached ends the start with one sentence', async () => {
  const DATA_DIR = path.join(folder, 'unused');
  const port = await freePort();
  await Promise.all([
    expectRefusal(
      { DATA_DIR, DATABASE_URL: `postgres://app:secret@localhost:${port}/app` },
      new RegExp(
        `^The database in DATABASE_URL does not let us in: nothing answers at localhost:${port}\\.$`,
      ),
    ),
    expectRefusal(
      { DATA_DIR, DATABASE_URL: 'postgres://app:secret@nowhere.invalid/app' },
      /^The database in DATABASE_URL does not let us in: .*nowhere\.invalid.*\.$/,
    ),
  ]);
});

test('a person’s account outlives a crash, and the next start is quick', async ({ playwright }) => {
  const PORT = await freePort();
  const DATA_DIR = path.join(folder, 'kept');
  const origin = `http://localhost:${PORT}`;
  const email = newEmail('couple');

  const first = start({ PORT, DATA_DIR });
  const firstMs = await untilReady(first, PORT);
  const visitor = await playwright.request.newContext();
  const person = { email, password: PASSWORD, firstName: 'Maya', lastName: 'Tester' };
  const signedUp = await write(visitor, `${origin}/web-api/v1/auth/sign-up/couple`, person);
  expect(signedUp.status(), await signedUp.text()).toBe(200);
  first.process.kill('SIGKILL');
  expect((await first.ended).signal).toBe('SIGKILL');

  const second = start({ PORT, DATA_DIR });
  expect(await untilReady(second, PORT), 'nothing is made a second time').toBeLessThan(firstMs);
  const returning = await playwright.request.newContext();
  const signedIn = await write(returning, `${origin}/web-api/v1/auth/sign-in`, { email, password: PASSWORD });
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const still = await visitor.get(`${origin}/web-api/v1/account`);
  expect(still.status(), 'the session from before the crash').toBe(200);
  running = { server: second, port: PORT };
});

test('a wrong database password ends the start with one sentence', async () => {
  const databasePort =
    readFileSync(path.join(folder, 'kept/postgres/cluster/postmaster.pid'), 'utf8').split('\n')[3] ?? '';
  await expectRefusal(
    {
      DATA_DIR: path.join(folder, 'unused'),
      DATABASE_URL: `postgres://ampersand:wrong@127.0.0.1:${databasePort}/ampersand`,
    },
    /^The database in DATABASE_URL does not let us in: password authentication failed.*\.$/,
  );
});

test('a stop ends the process and its database, open streams included', async ({ playwright }) => {
  const { server, port } = running;
  const databaseMark = path.join(folder, 'kept/postgres/cluster/postmaster.pid');
  expect(existsSync(databaseMark)).toBe(true);
  const request = await playwright.request.newContext();
  const account = { email: 'couple@demo.example', password: DEMO_PASSWORD };
  const signedIn = await write(request, `http://localhost:${port}/web-api/v1/auth/sign-in`, account);
  expect(signedIn.status(), await signedIn.text()).toBe(200);
  const { cookies } = await request.storageState();
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const stream = await fetch(`http://localhost:${port}/web-api/v1/live`, { headers: { cookie } });
  expect(stream.status).toBe(200);

  server.process.kill('SIGTERM');
  await stream.text();
  expect(await server.ended).toEqual({ code: 0, signal: null });
  expect(existsSync(databaseMark)).toBe(false);
});

test('a taken port ends the start with one sentence and leaves no database behind', async () => {
  const PORT = await freePort();
  const DATA_DIR = path.join(folder, 'kept');
  const holder = createServer().listen(Number(PORT), '127.0.0.1');
  try {
    await expectRefusal({ PORT, DATA_DIR }, /^The port is taken by another program\. .*\.$/);
    expect(existsSync(path.join(DATA_DIR, 'postgres/cluster/postmaster.pid'))).toBe(false);
  } finally {
    holder.close();
  }
});
