import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, expect } from '@playwright/test';
import { Client } from 'pg';
import { databaseIn } from './support/database-in.ts';
import { signInDemo, skipTextMessageQuestion } from './support/demo-people.ts';
import { type NewListing, newListing } from './support/new-listing.ts';
import { freePort, type ServerProcess, startServer } from './support/server-process.ts';
import { test } from './support/test.ts';

// They share two processes on one database of their own: to start a pair takes longer than all of that.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

/** Far less than the minute that is promised when nothing else works, and enough for the job that tells of the change. */
const BOUND_MS = 10_000;

/** A second is what is promised after an approval; a machine with many tests on it gets some more. */
const FOUND_WITHIN_MS = 5_000;

let folder: string;
let first: string;
let second: string;
let database: string;
const started: ServerProcess[] = [];

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ampersand-processes-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  const DATA_DIR = path.join(folder, 'first');
  first = await start({ DATA_DIR, DEMO_STOREFRONTS: '20' });
  database = databaseIn(DATA_DIR);
  second = await start({ DATA_DIR: path.join(folder, 'second'), DATABASE_URL: database });
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
  const listed = await (await fetch(`${first}/sitemaps/storefronts-1.xml`)).text();
  const [page = '', slug] = /\/wedding-vendors\/[a-z-]+\/([^<]+)/.exec(listed) ?? [];
  const readBoth = () => Promise.all([first, second].map((origin) => titleOf(origin + page)));

  const [before, other] = await readBoth();
  expect(before).toContain('·');
  expect(other).toBe(before);

  const client = new Client({ connectionString: database });
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

/** Somebody in a browser of their own, at the first process. */
const openBrowser = (browser: Browser) => browser.newContext({ baseURL: first, reducedMotion: 'reduce' });

/** At the desk; ends as soon as it is decided. */
async function approve(browser: Browser, { uuid }: NewListing): Promise<void> {
  const context = await openBrowser(browser);
  await signInDemo(context, 'support');
  const desk = await context.newPage();
  await desk.goto(`/support/listings/${uuid}`);
  await desk.getByRole('button', { name: 'Start review' }).click();
  await desk.getByRole('button', { name: 'Approve', exact: true }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Approve and publish' }).click();
  await expect(desk.getByText('This listing is published. Couples can see it.')).toBeVisible();
  await context.close();
}

test('a listing that staff approves is found in both processes, and so is what its vendor writes then', async ({
  browser,
}) => {
  const context = await openBrowser(browser);
  const listing = await newListing(context, 'June', database);
  const search = `/wedding-vendors/search/${listing.citySlug}--wedding-florists`;
  const publicPage = `/wedding-vendors/wedding-florists/${listing.slug}`;
  const readBoth = (at: string) =>
    Promise.all([first, second].map(async (origin) => (await fetch(origin + at)).text()));
  const doBothSay = async (at: string, words: string) =>
    (await readBoth(at)).every((text) => text.includes(words));

  const page = await context.newPage();
  await page.goto(`/inspire/vendors/listing?storefront=${listing.uuid}`);
  await page.getByRole('button', { name: 'Submit for review' }).click();
  await expect(page.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  for (const text of await readBoth(search)) expect(text).not.toContain(listing.name);

  await approve(browser, listing);
  await expect
    .poll(() => doBothSay(search, listing.name), { timeout: FOUND_WITHIN_MS, intervals: [20] })
    .toBe(true);
  expect(await doBothSay(publicPage, listing.name)).toBe(true);

  await skipTextMessageQuestion(context);
  await page.goto(`/inspire/vendors/listing?storefront=${listing.uuid}&section=description`);
  const words = page.getByRole('region', { name: 'Description', exact: true }).getByRole('textbox');
  await words.press('Control+End');
  await words.pressSequentially(' We answer on Sundays.');
  await expect
    .poll(() => doBothSay(publicPage, 'We answer on Sundays.'), { timeout: BOUND_MS, intervals: [20] })
    .toBe(true);
  await context.close();
});
