import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { commitOf } from './beside.ts';
import { describeMachine } from './report.ts';
import { type BenchServer, startProduct, withServer } from './server-process.ts';
import { signInAs, writingHeaders } from './sign-in.ts';
import { type Seen, visitSlowly } from './slow-visit.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const FIND_CHROMIUM = path.resolve(import.meta.dirname, '../tools/setup/find-chromium.mjs');
const WORLD = { DEMO_STOREFRONTS: '125' };

type ChromiumFinder = { findChromium(): Promise<Record<string, string>> };
type SlowPage = { name: string; path: string; email: string | null; sought: string };

const COUPLE = 'couple@demo.example';
const PAGES: SlowPage[] = [
  {
    name: 'lead list',
    path: '/inspire/vendors/leads/ready',
    email: 'vendor@demo.example',
    sought: '[aria-label="Leads"] a',
  },
  {
    name: 'inbox',
    path: '/wedding-vendors/inquiries',
    email: COUPLE,
    sought: '[aria-label="Conversations"] li a[href*="/inquiries/"]',
  },
  { name: 'home', path: '/', email: null, sought: 'h1' },
  { name: 'home of a couple', path: '/', email: COUPLE, sought: '[aria-label="Your wedding"]' },
];

const SIZES = [
  { width: 375, height: 812 },
  { width: 1280, height: 900 },
];

type Measured = { name: string; width: number; before: Seen | undefined; after: Seen };

const middle = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

function middleOf(runs: readonly Seen[]): Seen {
  const of = (key: keyof Seen) => middle(runs.map((run) => run[key]));
  return {
    requests: of('requests'),
    bytes: of('bytes'),
    painted: of('painted'),
    sought: of('sought'),
    hydrated: of('hydrated'),
  };
}

/** A modal that comes once by itself is no part of the list. */
async function signInForList(url: string, email: string): Promise<string> {
  const cookie = await signInAs(url, email);
  await fetch(`${url}/web-marketplace-api/v1/vendor-user/settings`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...writingHeaders(cookie) },
    body: JSON.stringify({ key: 'text_message_opt_in_shown' }),
  });
  return cookie;
}

/** In turn, so that whatever else the machine does hits both. */
async function measureServers(servers: readonly BenchServer[], repeat: number): Promise<Measured[]> {
  const { findChromium } = (await import(FIND_CHROMIUM)) as ChromiumFinder;
  const { CHROMIUM_PATH } = await findChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--disable-gpu'],
    ...(CHROMIUM_PATH && { executablePath: CHROMIUM_PATH }),
  });
  try {
    const measured: Measured[] = [];
    for (const { name, path: address, email, sought } of PAGES) {
      const cookies = await Promise.all(
        servers.map(({ url }) => (email ? signInForList(url, email) : Promise.resolve(undefined))),
      );
      for (const viewport of SIZES) {
        const runs: Seen[][] = servers.map(() => []);
        for (let index = 0; index < repeat; index += 1) {
          for (const [at, { url }] of servers.entries()) {
            const visit = { url: url + address, cookie: cookies[at], viewport, sought };
            runs[at]?.push(await visitSlowly(browser, visit));
          }
        }
        const [after, before] = runs.map(middleOf);
        if (!after) throw new Error('There is no server to visit.');
        measured.push({ name, width: viewport.width, before, after });
        console.log(name, viewport.width, before, after);
      }
    }
    return measured;
  } finally {
    await browser.close();
  }
}

const number = new Intl.NumberFormat('en-US');
const seconds = (ms: number) => (ms / 1000).toFixed(1);

/** Before, after, and how many times the one is the other. */
function pair(before: number | undefined, after: number, write: (value: number) => string): string {
  if (before === undefined) return write(after);
  return `${write(before)} → ${write(after)} (${(before / after).toFixed(1)}×)`;
}

function toMarkdown(measured: readonly Measured[], beside: string | undefined, repeat: number): string {
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const commits = beside ? `Before: ${commitOf(beside)}. After: ${commitOf(ROOT)}.` : `${commitOf(ROOT)}.`;
  return [
    '# Pages on a slow line',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}.`,
    `${commits} A first visit with an empty cache, every request 400 ms, 50 kB/s for all together, six connections; ${repeat === 1 ? 'one visit each, in turn' : `${repeat} visits each, in turn, the median counts`}. “Sought” is what the page was opened for: the first lead, the first conversation, the headline, the couple’s wedding. Requests and bytes until nothing is asked for during two seconds.`,
    '',
    row(['page', 'width', 'requests', 'kB', 'first paint, s', 'sought, s', 'hydrated, s']),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...measured.map(({ name, width, before, after }) =>
      row([
        name,
        width,
        pair(before?.requests, after.requests, String),
        pair(before?.bytes, after.bytes, (value) => number.format(Math.round(value / 1000))),
        ...(['painted', 'sought', 'hydrated'] as const).map((key) =>
          pair(before?.[key], after[key], seconds),
        ),
      ]),
    ),
    '',
  ].join('\n');
}

/** Beside another checkout where one is named; each has a world of its own, made alike. */
export async function measureSlowLine(beside: string, dataDir: string, repeat: number): Promise<void> {
  const root = beside ? path.resolve(beside) : undefined;
  const measured = await withServer(startProduct(path.join(dataDir, 'after'), WORLD), (after) =>
    root
      ? withServer(startProduct(path.join(dataDir, 'before'), WORLD, root), (before) =>
          measureServers([after, before], repeat),
        )
      : measureServers([after], repeat),
  );
  const markdown = toMarkdown(measured, root, repeat);
  writeFileSync(path.join(import.meta.dirname, 'results', 'slow-line.md'), markdown);
  console.log(`\n${markdown}`);
}
