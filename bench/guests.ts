import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import pg from 'pg';
import { FURTHER_WEDDINGS } from '../src/capabilities/weddings/demo/further-weddings.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import {
  type Couple,
  emptyList,
  type ImportFigures,
  type ListFigures,
  measureImport,
  measureList,
} from './guest-lists.ts';
import { measureRules, type RuleFigures } from './guest-rules.ts';
import { scorePage, scoreTable } from './lighthouse.ts';
import { measure } from './measure.ts';
import { middle } from './middle.ts';
import { measurePage } from './page-bytes.ts';
import { describeMachine } from './report.ts';
import { LONG_FRAME_MS, scrollThrough } from './scroll-through.ts';
import { startBareServer, startProduct, withServer } from './server-process.ts';
import { signInAs } from './sign-in.ts';
import { withSlowPage } from './slow-page.ts';

const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../tools/setup/find-chromium.mjs');
type ChromiumFinder = { findChromium(): Promise<Record<string, string>> };

/** A median wedding, large ones, and the largest that is allowed. */
const SIZES = [170, 300, 1_000, 5_000];
const [, COUPLE] = FURTHER_WEDDINGS;
const [GUESTS] = FURTHER_WEDDINGS;
type Effort = { repeat: number; seconds: number };

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
const ms = (value: number) => (value < 10 ? value.toFixed(1) : value.toFixed(0));
const kb = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;

type Scrolled = { slowerBy: number; openMs: number; flickLong: number; wholeLong: number; rows: number };

/** As fast as a finger throws a list: some 160 rows in two seconds. */
const FLICK_PIXELS = 12_000;

async function scroll(
  browser: Browser,
  { url, cookie }: Couple,
  slowerBy: number,
  repeat: number,
): Promise<Scrolled> {
  const seen: Scrolled[] = [];
  for (let turn = 0; turn < repeat; turn += 1) {
    seen.push(
      await withSlowPage(browser, { url, cookie, slowerBy }, async (page) => {
        const began = performance.now();
        await page.goto(`${url}/wedding-planning/guests`);
        await page.locator('html.is-hydrated').waitFor();
        const openMs = performance.now() - began;
        const flick = await page.evaluate(scrollThrough, { longMs: LONG_FRAME_MS, pixels: FLICK_PIXELS });
        const whole = await page.evaluate(scrollThrough, { longMs: LONG_FRAME_MS });
        const rows = Math.max(flick.mostRows, whole.mostRows);
        return { slowerBy, openMs, flickLong: flick.longFrames, wholeLong: whole.longFrames, rows };
      }),
    );
  }
  const of = (key: keyof Scrolled) => middle(seen.map((one) => one[key]));
  return {
    slowerBy,
    openMs: of('openMs'),
    flickLong: of('flickLong'),
    wholeLong: of('wholeLong'),
    rows: of('rows'),
  };
}

function listTable(lists: readonly ListFigures[]): string[] {
  return [
    row(['people', 'households', 'median', 'p95', 'gzip', 'of bare', 'of the smallest']),
    row(['---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...lists.map(({ people, households, medianMs, p95Ms, gzip, bareMs }) =>
      row([
        people,
        households,
        `${ms(medianMs)} ms`,
        `${ms(p95Ms)} ms`,
        kb(gzip),
        `${(medianMs / bareMs).toFixed(1)}×`,
        `${(medianMs / (lists[0]?.medianMs ?? 1)).toFixed(1)}×`,
      ]),
    ),
  ];
}

function importTable(imports: readonly ImportFigures[]): string[] {
  return [
    row(['people', 'read and check', 'of parsing alone', 'import', 'of COPY alone']),
    row(['---:', '---:', '---:', '---:', '---:']),
    ...imports.map(({ people, checkMs, parseMs, applyMs, copyMs }) =>
      row([
        people,
        `${ms(checkMs)} ms`,
        `${(checkMs / parseMs).toFixed(1)}×`,
        `${ms(applyMs)} ms`,
        `${(applyMs / copyMs).toFixed(1)}×`,
      ]),
    ),
  ];
}

const ruleTable = (rules: readonly RuleFigures[]) => [
  row(['at the largest, on every key', 'median', 'of reading the list']),
  row(['---', '---:', '---:']),
  ...rules.map(({ name, ms: took, ratio }) => row([name, `${ms(took)} ms`, `${ratio.toFixed(2)}×`])),
];

const scrollTable = (scrolled: readonly Scrolled[]) => [
  row(['computer', 'opened', 'long, thrown by a finger', 'long, all of it', 'most rows that exist']),
  row(['---', '---:', '---:', '---:', '---:']),
  ...scrolled.map(({ slowerBy, openMs, flickLong, wholeLong, rows }) =>
    row([
      slowerBy === 1 ? 'this one' : `${slowerBy}× slower`,
      `${ms(openMs)} ms`,
      flickLong,
      wholeLong,
      rows,
    ]),
  ),
];

type Tools = { browser: Browser; chromiumPath: Record<string, string>; lighthouseDir: string };

/** The page of a household that has not answered. */
async function measureGuestPage(
  { url, client }: Couple,
  { chromiumPath, lighthouseDir }: Tools,
  effort: Effort,
): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    `select link_code as code from rsvp_links join guest_households on uuid = household_uuid
      where rsvp_links.wedding_id = $1 and answered_at is null and list = 'INVITED' order by link_code limit 1`,
    [GUESTS.weddingId],
  );
  const pages = [`/r/${rows[0]?.code}`, `/r/${rows[0]?.code}/coming-1`];
  const lines = [
    row(['page', 'document, gzip', 'scripts', 'styles, gzip', 'requests/s', 'of bare']),
    row(['---', '---:', '---:', '---:', '---:', '---:']),
  ];
  await withServer(startBareServer(), async ({ url: bareUrl }) => {
    for (const [index, address] of pages.entries()) {
      const { html, scripts, styles } = await measurePage(url, address);
      const headers = { 'accept-encoding': 'br' };
      const one = { name: address, url: url + address, headers, besideSameBytes: true };
      const { requestsPerSecond, ratio } = await measure(one, { bareUrl, ...effort });
      const name = index === 0 ? 'a household’s first page' : 'its first question';
      lines.push(
        row([name, kb(html.gzip), scripts.files, kb(styles.gzip), requestsPerSecond, ratio.toFixed(3)]),
      );
    }
  });
  const [first = ''] = pages;
  const scored = await scorePage(url, first, lighthouseDir, chromiumPath);
  return [...lines, '', ...scoreTable([{ ...scored, path: 'a household’s first page' }])];
}

async function measureAll(couple: Couple, tools: Tools, effort: Effort): Promise<string[]> {
  const imports: ImportFigures[] = [];
  const lists: ListFigures[] = [];
  for (const size of SIZES) {
    const runs: ImportFigures[] = [];
    for (let turn = 0; turn < effort.repeat; turn += 1) runs.push(await measureImport(couple, size));
    const of = (key: keyof ImportFigures) => middle(runs.map((run) => run[key]));
    imports.push({
      ...{ people: of('people'), checkMs: of('checkMs'), parseMs: of('parseMs') },
      ...{ applyMs: of('applyMs'), copyMs: of('copyMs') },
    });
    lists.push(await measureList(couple));
    console.log(listTable(lists).at(-1), importTable(imports).at(-1));
  }
  const rules = measureRules(lists.at(-1)?.json ?? '');
  const scrolled = [
    await scroll(tools.browser, couple, 1, effort.repeat),
    await scroll(tools.browser, couple, 4, effort.repeat),
  ];
  await emptyList(couple);
  return [
    'The list in one call, brought in by a spreadsheet, asked for 40 times one after another.',
    '',
    ...listTable(lists),
    '',
    ...importTable(imports),
    '',
    ...ruleTable(rules),
    '',
    `The largest list on the screen; “long” are frames of more than ${LONG_FRAME_MS} ms within two seconds, thrown by a finger right after opening or scrolled through whole.`,
    '',
    ...scrollTable(scrolled),
    '',
    'The guests’ side. Search engines are kept out of it on purpose, which is what costs points there.',
    '',
    ...(await measureGuestPage(couple, tools, effort)),
    '',
  ];
}

/** Guest lists of every size, and the page of one household. */
export async function measureGuests(lighthouseDir: string, effort: Effort): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'ampersand-guests-'));
  chmodSync(folder, 0o755);
  const { findChromium } = (await import(FIND_CHROMIUM)) as ChromiumFinder;
  const chromiumPath = await findChromium();
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    durable: true,
    log: console.log,
  });
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  const server = await startProduct(folder, { DATABASE_URL: database.url, DEMO_STOREFRONTS: '125' });
  const client = new pg.Client(database.url);
  await client.connect();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(chromiumPath.CHROMIUM_PATH && { executablePath: chromiumPath.CHROMIUM_PATH }),
  });
  try {
    const { url } = server;
    const couple = { url, client, weddingId: COUPLE.weddingId, cookie: await signInAs(url, COUPLE.email) };
    const markdown = [
      '# Guest lists and replies',
      '',
      `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}; client, server and database share them. ${effort.repeat} times each, medians.`,
      '',
      ...(await measureAll(couple, { browser, chromiumPath, lighthouseDir }, effort)),
    ].join('\n');
    writeFileSync(path.join(import.meta.dirname, 'results', 'guests.md'), markdown);
    console.log(markdown);
  } finally {
    await browser.close();
    await client.end();
    await server.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
