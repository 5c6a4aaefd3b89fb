import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { middle } from './middle.ts';
import { describeMachine } from './report.ts';
import { LONG_FRAME_MS, scrollThrough } from './scroll-through.ts';
import { type BenchServer, startProduct } from './server-process.ts';
import { signInAs } from './sign-in.ts';
import { withSlowPage } from './slow-page.ts';

const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../tools/setup/find-chromium.mjs');
type ChromiumFinder = { findChromium(): Promise<Record<string, string>> };

const VENDOR = 'vendor@demo.example';
/** A phone of some years. */
const SLOWER_BY = 4;

type Scene = {
  name: string;
  path: string;
  sizes: readonly [few: number, many: number];
  /** Makes the listing this large. */
  fill(client: pg.Client, storefrontId: number, size: number): Promise<void>;
  /** What somebody does there, again and again. */
  act(page: Page, turn: number): Promise<void>;
};

const SCENES: readonly Scene[] = [
  {
    name: 'photos in the editor: one is moved',
    path: '/inspire/vendors/listing?section=photos',
    sizes: [10, 300],
    async fill(client, storefrontId, size) {
      await client.query(`delete from storefront_images where storefront_id = $1 and gallery = 'PHOTO'`, [
        storefrontId,
      ]);
      await client.query(
        `insert into storefront_images (storefront_id, gallery, position, asset_id)
         select $1, 'PHOTO', row_number() over (order by id) - 1, id from media_assets order by id limit $2`,
        [storefrontId, size],
      );
    },
    async act(page) {
      const photos = page.getByRole('grid', { name: 'Photos' });
      await photos.getByRole('row').first().waitFor();
      const first = await photos.getByRole('row').first().getAttribute('aria-label');
      await photos
        .getByRole('button', { name: /^Options/ })
        .first()
        .press('Enter');
      await page.getByRole('menuitem', { name: 'Move later' }).press('Enter');
      await page.waitForFunction(
        (name) =>
          document.querySelector('[aria-label="Photos"] [role=row]')?.getAttribute('aria-label') !== name,
        first,
      );
    },
  },
  {
    name: 'days in the calendar: a month is turned',
    path: '/inspire/vendors/listing/calendar?',
    sizes: [20, 2_000],
    async fill(client, storefrontId, size) {
      await client.query('delete from availability_blocks where storefront_id = $1', [storefrontId]);
      await client.query(
        `insert into availability_blocks (storefront_id, day, kind)
         select $1, current_date + n, 'VENDOR' from generate_series(1, $2) n`,
        [storefrontId, size],
      );
    },
    async act(page, turn) {
      const day = page.locator('[data-day]').first();
      const before = await day.getAttribute('data-day');
      await page
        .getByRole('button', { name: turn % 2 === 0 ? 'Next' : 'Previous' })
        .first()
        .press('Enter');
      await page.waitForFunction(
        (shown) => document.querySelector('[data-day]')?.getAttribute('data-day') !== shown,
        before,
      );
    },
  },
];

type Seen = { openMs: number; actMs: number; longFrames: number };

async function look(
  browser: Browser,
  { url }: BenchServer,
  cookie: string,
  scene: Scene,
  uuid: string,
): Promise<Seen> {
  return withSlowPage(browser, { url, cookie, slowerBy: SLOWER_BY }, async (page) => {
    const began = performance.now();
    await page.goto(`${url}${scene.path}&storefront=${uuid}`);
    await page.locator('html.is-hydrated').waitFor();
    const openMs = performance.now() - began;
    const acts: number[] = [];
    for (let turn = 0; turn < 5; turn += 1) {
      const pressed = performance.now();
      await scene.act(page, turn);
      acts.push(performance.now() - pressed);
    }
    const { longFrames } = await page.evaluate(scrollThrough, { longMs: LONG_FRAME_MS });
    return { openMs, actMs: middle(acts), longFrames };
  });
}

type Ground = { browser: Browser; server: BenchServer; client: pg.Client };

async function measureScenes({ browser, server, client }: Ground, repeat: number): Promise<string[]> {
  const cookie = await signInAs(server.url, VENDOR);
  const { rows } = await client.query<{ id: number; uuid: string }>(
    `select s.id, s.uuid from storefronts s join storefront_members m on m.storefront_id = s.id
     join users u on u.id = m.user_id where u.email = $1 and s.published_at is not null order by s.id limit 1`,
    [VENDOR],
  );
  const [listing] = rows;
  if (!listing) throw new Error('The vendor of the demo has no listing.');
  // They were asked about text messages before: the question would stand over the desk.
  await client.query(
    `insert into user_settings (user_id, side, key)
     select id, 'vendor', 'text_message_opt_in_shown' from users where email = $1 on conflict do nothing`,
    [VENDOR],
  );
  const lines: string[] = [];
  for (const scene of SCENES) {
    const runs: Seen[][] = [[], []];
    // In turn, so that whatever else the machine does hits both.
    for (let index = 0; index < repeat; index += 1) {
      for (const [at, size] of scene.sizes.entries()) {
        await scene.fill(client, listing.id, size);
        runs[at]?.push(await look(browser, server, cookie, scene, listing.uuid));
      }
    }
    const of = (at: number, key: keyof Seen) => middle((runs[at] ?? []).map((seen) => seen[key]));
    const pair = (key: 'openMs' | 'actMs') =>
      `${of(0, key).toFixed(0)} → ${of(1, key).toFixed(0)} ms (${(of(1, key) / of(0, key)).toFixed(2)}×)`;
    const [few, many] = scene.sizes;
    lines.push(
      `| ${scene.name} | ${few} → ${many} | ${pair('openMs')} | ${pair('actMs')} | ${of(0, 'longFrames')} → ${of(1, 'longFrames')} |`,
    );
    console.log(lines.at(-1));
  }
  return lines;
}

/** The desks of a vendor with little and with very much in them, on a slow computer. */
export async function measureDesk(repeat: number): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ampersand-desk-'));
  chmodSync(folder, 0o755);
  const { findChromium } = (await import(FIND_CHROMIUM)) as ChromiumFinder;
  const { CHROMIUM_PATH } = await findChromium();
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    durable: true,
    log: console.log,
  });
  const server = await startProduct(folder, { DATABASE_URL: database.url, DEMO_STOREFRONTS: '125' });
  const client = new pg.Client(database.url);
  await client.connect();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  });
  try {
    const { cores, memoryGb, node, loadBefore } = describeMachine();
    const markdown = [
      '# Desks with little and with much in them',
      '',
      `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}. Chromium at a quarter of its speed, ${repeat} visits of each size in turn, medians. “Long” are frames of more than ${LONG_FRAME_MS} ms while the whole page is scrolled through within two seconds.`,
      '',
      '| desk | size | opened | done | long frames |',
      '| --- | ---: | ---: | ---: | ---: |',
      ...(await measureScenes({ browser, server, client }, repeat)),
      '',
    ].join('\n');
    writeFileSync(path.join(import.meta.dirname, 'results', 'desk.md'), markdown);
  } finally {
    await browser.close();
    await client.end();
    await server.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
