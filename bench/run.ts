import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { measureBeside } from './beside.ts';
import { measureBudget } from './budget.ts';
import { measureDashboard } from './dashboard.ts';
import { measureDayOf } from './day-of.ts';
import { measureDesk } from './desk.ts';
import { measureEvents } from './events.ts';
import { measureGuests } from './guests.ts';
import { measureHome } from './home.ts';
import { measureLeads } from './leads.ts';
import { measureLedger } from './ledger.ts';
import { type BenchCase, type Measurement, measure } from './measure.ts';
import { measurePages } from './pages.ts';
import { DIFFERENT_QUERIES, typeAheadPaths } from './place-queries.ts';
import { measurePrint } from './print.ts';
import { describeMachine, publish, type Report } from './report.ts';
import { measureSearch } from './search.ts';
import { measureSeating } from './seating.ts';
import { type BenchServer, startBareServer, startProduct, withServer } from './server-process.ts';
import { measureShells } from './shells.ts';
import { signIn } from './sign-in.ts';
import { measureSite } from './site.ts';
import { measureSiteEditor } from './site-editor.ts';
import { measureSlowLine } from './slow-line.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '5' },
    repeat: { type: 'string', default: '3' },
    // Some of PARTS, joined by commas.
    only: { type: 'string', default: 'foundation,shells,pages' },
    // For searches: the data folders of worlds made by `npm run world`, joined by commas; without any, a small one is made.
    worlds: { type: 'string', default: '' },
    // For `beside` and `slow-line`: another checkout, installed and built, to be measured in turn with this one.
    beside: { type: 'string', default: '' },
  },
});
const PARTS = [
  'foundation',
  'shells',
  'pages',
  'site',
  'site-editor',
  'search',
  'leads',
  'desk',
  'dashboard',
  'guests',
  'home',
  'budget',
  'day-of',
  'print',
  'ledger',
  'events',
  'seating',
  'beside',
  'slow-line',
];
const wanted = values.only.split(',');
const unknown = wanted.filter((part) => !PARTS.includes(part));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}; there are ${PARTS.join(', ')}.`);
const seconds = Number(values.seconds);
const repeat = Number(values.repeat);
const FEW_QUERIES = 500;
const BROTLI = { 'accept-encoding': 'br' };

type NotedCase = BenchCase & { note: string };

const measured: (Measurement & { note: string })[] = [];

async function measureAll(bareUrl: string, cases: NotedCase[]): Promise<void> {
  for (const { note, ...benchCase } of cases) {
    const measurement = await measure(benchCase, { bareUrl, repeat, seconds });
    console.log(
      `${benchCase.name}: ${measurement.requestsPerSecond} requests/s, ${measurement.ratio.toFixed(3)} of bare`,
    );
    measured.push({ ...measurement, note });
  }
}

async function servedCases({ url }: BenchServer): Promise<NotedCase[]> {
  const cookie = await signIn(url);
  return [
    {
      name: 'API, no database',
      url: `${url}/web-api/v1/user/status`,
      headers: { cookie: cookie.split('; ')[0] ?? '' },
      note: 'GET user/status of a visitor: contract, validation, rate limit, log',
    },
    {
      name: 'API, one row',
      url: `${url}/web-api/v1/flags`,
      headers: { cookie },
      note: 'GET flags signed in: who asks is one row from PostgreSQL, in one prepared statement',
    },
    {
      name: 'API, two rows',
      url: `${url}/web-api/v1/user/status`,
      headers: { cookie },
      note: 'GET user/status signed in: who asks, and the person through the query builder',
    },
    {
      name: 'type-ahead, every query new',
      url,
      nextPath: typeAheadPaths(),
      note: `${DIFFERENT_QUERIES.toLocaleString('en-US')} different beginnings of 36,743 places in turn; 5,000 answers are remembered, so none is found there`,
    },
    {
      name: 'type-ahead, remembered',
      url,
      nextPath: typeAheadPaths(FEW_QUERIES),
      note: `${FEW_QUERIES} queries in turn, all remembered after the warm-up`,
    },
    {
      name: 'landing page, cached, br',
      url: `${url}/`,
      headers: BROTLI,
      besideSameBytes: true,
      note: 'rendered and compressed once',
    },
  ];
}

function renderedCases({ url }: BenchServer): NotedCase[] {
  return [
    {
      name: 'landing page, rendered each time, br',
      url: `${url}/`,
      headers: BROTLI,
      besideSameBytes: true,
      note: 'DOCUMENT_CACHE=off: rendering, hashing and compressing, as for the first visitor',
    },
    {
      name: 'log-in page, br',
      url: `${url}/account/login`,
      headers: BROTLI,
      besideSameBytes: true,
      note: 'personal, so never cached; compressed on the way',
    },
  ];
}

async function measureFoundation(dataDir: string): Promise<void> {
  const machine = describeMachine();
  const readyAfter = ({ readyAfterMs }: BenchServer) => Promise.resolve(readyAfterMs);
  const startMs: Report['startMs'] = {
    firstStart: await withServer(startProduct(dataDir), readyAfter),
    existingData: [],
  };
  await withServer(startBareServer(), async ({ url: bareUrl }) => {
    const bare = { name: 'bare Fastify, JSON', url: bareUrl, note: 'one route, no hooks, no log' };
    await measureAll(bareUrl, [bare]);
    await withServer(startProduct(dataDir), async (server) => {
      startMs.existingData.push(server.readyAfterMs);
      await measureAll(bareUrl, await servedCases(server));
    });
    await withServer(startProduct(dataDir, { DOCUMENT_CACHE: 'off' }), async (server) => {
      startMs.existingData.push(server.readyAfterMs);
      await measureAll(bareUrl, renderedCases(server));
    });
  });
  publish({
    measuredOn: new Date().toISOString().slice(0, 10),
    machine,
    method: `Client, server and database share the machine. 32 connections, 2 s of warm-up, ${repeat} runs of ${seconds} s, the median counts; before each run the bare server for 2 s, which the ratio is to; for a page it sends the same bytes.`,
    startMs,
    cases: measured,
  });
}

const ensureBuild = path.resolve(import.meta.dirname, '../tools/setup/ensure-build.mjs');
await ((await import(ensureBuild)) as { ensureBuild(): Promise<void> }).ensureBuild();

/** Each part has a world of its own size, and Lighthouse its packages, in folders that go with it. */
async function withFolders(
  measurePart: (dataDir: string, lighthouseDir: string) => Promise<void>,
): Promise<void> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ampersand-bench-'));
  const lighthouseDir = mkdtempSync(path.join(tmpdir(), 'ampersand-lighthouse-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(dataDir, 0o755);
  try {
    await measurePart(dataDir, lighthouseDir);
  } finally {
    for (const folder of [dataDir, lighthouseDir]) rmSync(folder, { recursive: true, force: true });
  }
}

const worlds = values.worlds.split(',').filter(Boolean);

/** The large worlds take long to make, so they are named; a small one tells whether anything became slower. */
async function measureSmallSearch(dataDir: string): Promise<void> {
  await withServer(startProduct(dataDir, { DEMO_STOREFRONTS: '20000' }), () => Promise.resolve());
  await measureSearch([dataDir], { repeat, seconds });
}

if (wanted.includes('foundation')) await withFolders(measureFoundation);
if (wanted.includes('shells')) await withFolders(measureShells);
if (wanted.includes('pages'))
  await withFolders((dataDir, lighthouseDir) => measurePages(dataDir, lighthouseDir, { repeat, seconds }));
if (wanted.includes('site'))
  await withFolders((dataDir, lighthouseDir) => measureSite(dataDir, lighthouseDir, { repeat, seconds }));
if (wanted.includes('search'))
  await (worlds.length > 0 ? measureSearch(worlds, { repeat, seconds }) : withFolders(measureSmallSearch));
if (wanted.includes('leads')) await measureLeads({ repeat, seconds });
if (wanted.includes('desk')) await measureDesk(repeat);
if (wanted.includes('dashboard')) await measureDashboard({ repeat, seconds });
if (wanted.includes('guests'))
  await withFolders((_, lighthouseDir) => measureGuests(lighthouseDir, { repeat, seconds }));
if (wanted.includes('print')) await measurePrint(repeat);
if (wanted.includes('ledger')) await measureLedger({ repeat, seconds });
if (wanted.includes('home')) await measureHome({ repeat, seconds });
if (wanted.includes('budget')) await measureBudget(repeat);
if (wanted.includes('site-editor')) await measureSiteEditor(repeat);
if (wanted.includes('day-of')) await measureDayOf(repeat);
if (wanted.includes('events')) await measureEvents({ repeat, seconds });
if (wanted.includes('seating')) await measureSeating(repeat);
if (wanted.includes('beside')) await measureBeside(values.beside, worlds, { repeat, seconds });
if (wanted.includes('slow-line'))
  await withFolders((dataDir) => measureSlowLine(values.beside, dataDir, repeat));
