import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { databaseIn } from './support/database-in.ts';
import { freePort, type ServerProcess, startServer } from './support/server-process.ts';
import { test } from './support/test.ts';

test.describe.configure({ timeout: 120_000 });

/** Far less than the minute that is promised when nothing else works, and enough for the job that tells of the change. */
const BOUND_MS = 10_000;

let folder: string;
const started: ServerProcess[] = [];

test.beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ampersand-processes-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
});

test.afterAll(async () => {
  // The one that holds the database last.
  for (const server of started.toReversed()) {
    server.process.kill('SIGTERM');
    await server.ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

async function start(settings: Record<string, string>): Promise<string> {
  const PORT = await freePort();
  const server = startServer({ PORT, ...settings });
  started.push(server);
  const origin = `http://localhost:${PORT}`;
  const isReady = () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await expect.poll(isReady, { timeout: 60_000, intervals: [100] }).toBe(true);
  return origin;
}

const titleOf = async (url: string) => /<title>([^<]*)</.exec(await (await fetch(url)).text())?.[1] ?? '';

test('after an edit, readers of two processes get the new page', async () => {
  const DATA_DIR = path.join(folder, 'first');
  const first = await start({ DATA_DIR, DEMO_STOREFRONTS: '20' });
  const DATABASE_URL = databaseIn(DATA_DIR);
  const second = await start({ DATA_DIR: path.join(folder, 'second'), DATABASE_URL });
  const listed = await (await fetch(`${first}/sitemaps/storefronts-1.xml`)).text();
  const [page = '', slug] = /\/wedding-vendors\/[a-z-]+\/([^<]+)/.exec(listed) ?? [];
  const readBoth = () => Promise.all([first, second].map((origin) => titleOf(origin + page)));

  const [before, other] = await readBoth();
  expect(before).toContain('·');
  expect(other).toBe(before);

  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query(
    `with edited as (update storefronts set name = 'The Mended Barn' where slug = $1 returning id)
     select graphile_worker.add_job('search.refresh-storefront', json_build_object('storefrontId', id)) from edited`,
    [slug],
  );
  await client.end();

  const isNew = (titles: string[]) => titles.every((title) => title.startsWith('The Mended Barn'));
  await expect.poll(async () => isNew(await readBoth()), { timeout: BOUND_MS, intervals: [20] }).toBe(true);
  for (let reader = 0; reader < 20; reader += 1) expect(isNew(await readBoth())).toBe(true);
});
