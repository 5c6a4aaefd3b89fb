import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { calendarDate } from '../src/base/calendar-date.ts';
import { periodBefore, periodOf } from '../src/capabilities/insights/rules/periods.ts';
import { connectDatabase } from '../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { createLog } from '../src/platform/log.ts';
import { fillDashboards, type Viewed } from './dashboard-rows.ts';
import { type Call, type Drive, driveCalls } from './drive-calls.ts';
import { describeMachine } from './report.ts';
import { type BenchServer, startProduct, startServer } from './server-process.ts';
import { signUpVendor } from './sign-in.ts';

const RESULTS = path.resolve(import.meta.dirname, 'results');
const SIZES = [100, 10_000, 100_000];
const RANGES = ['90d', '12m'] as const;
const CLIENTS = 8;
const WARM_UP_SECONDS = 1;
/** What the product promises: a hundred thousand views cost at most twice what a hundred do. */
const MOST_TIMES = 2;

type Repetition = { repeat: number; seconds: number };
type Measured = { views: number; range: string; busy: Drive; alone: Drive; bare: Drive };
type Servers = { product: BenchServer; bare: BenchServer; cookie: string };

function middle(runs: readonly Drive[]): Drive {
  const run = runs.toSorted((a, b) => a.p95Ms - b.p95Ms)[Math.floor(runs.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
}

async function measureOne(ours: Call, bare: Call, { repeat, seconds }: Repetition) {
  await driveCalls([ours], { clients: CLIENTS, seconds: WARM_UP_SECONDS });
  await driveCalls([bare], { clients: CLIENTS, seconds: WARM_UP_SECONDS });
  const runs: { busy: Drive; alone: Drive; bare: Drive }[] = [];
  for (let index = 0; index < repeat; index += 1) {
    runs.push({
      busy: await driveCalls([ours], { clients: CLIENTS, seconds }),
      alone: await driveCalls([ours], { clients: 1, seconds }),
      bare: await driveCalls([bare], { clients: CLIENTS, seconds }),
    });
  }
  return {
    busy: middle(runs.map((run) => run.busy)),
    alone: middle(runs.map((run) => run.alone)),
    bare: middle(runs.map((run) => run.bare)),
  };
}

async function measureViewed({ product, bare, cookie }: Servers, viewed: Viewed, repetition: Repetition) {
  const today = calendarDate(new Date().toISOString().slice(0, 10));
  const measured: Measured[] = [];
  for (const range of RANGES) {
    const period = periodOf(range, today);
    const asked = new URLSearchParams({
      storefrontId: String(viewed.storefrontId),
      earlier: periodBefore(period, range).from,
      ...period,
    });
    const ours = {
      url: `${product.url}/web-marketplace-api/v1/manage/storefronts/${viewed.storefrontUuid}/dashboard?range=${range}`,
      headers: { cookie },
    };
    const drives = await measureOne(ours, { url: `${bare.url}/dashboard?${asked}`, headers: {} }, repetition);
    measured.push({ views: viewed.views, range, ...drives });
    console.log(`${viewed.views} views, ${range}: alone p95 ${drives.alone.p95Ms.toFixed(1)} ms`);
  }
  return measured;
}

function toMarkdown(measured: readonly Measured[], { repeat, seconds }: Repetition): string {
  const machine = describeMachine();
  const count = (value: number) => value.toLocaleString('en-US');
  const ms = (value: number) => value.toFixed(1);
  const times = RANGES.map((range) => {
    const of = (views: number) => measured.find((one) => one.views === views && one.range === range);
    const [few, many] = [of(SIZES[0] ?? 0), of(SIZES.at(-1) ?? 0)];
    const ratio = (pick: (one: Measured) => number) => (few && many ? pick(many) / pick(few) : Number.NaN);
    return { range, busy: ratio(({ busy }) => busy.p95Ms), alone: ratio(({ alone }) => alone.p95Ms) };
  });
  return [
    '# Dashboard benchmark',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}, load ${machine.loadBefore}.`,
    `One vendor's dashboard, of storefronts with more and more views, inquiries in proportion, in a market of 200 others with two years of views. ${CLIENTS} clients, ${repeat} runs of ${seconds} s, the median counts. Bare: Fastify and a pool, the statements about the storefront itself, no session, no contract, no medians, no rank. “Alone” is one client: what a person waits.`,
    '',
    '| views | range | requests/s | bare | alone p50 ms | alone p95 ms | busy p95 ms | bare busy p95 ms |',
    '| ---: | --- | ---: | ---: | ---: | ---: | ---: | ---: |',
    ...measured.map(
      ({ views, range, busy, alone, bare }) =>
        `| ${count(views)} | ${range} | ${busy.perSecond.toFixed(0)} | ${bare.perSecond.toFixed(0)} | ${ms(alone.p50Ms)} | ${ms(alone.p95Ms)} | ${ms(busy.p95Ms)} | ${ms(bare.p95Ms)} |`,
    ),
    '',
    `p95 of ${count(SIZES.at(-1) ?? 0)} views beside ${count(SIZES[0] ?? 0)}, at most ${MOST_TIMES}: ${times
      .map(({ range, busy, alone }) => `${range} ${alone.toFixed(2)} alone, ${busy.toFixed(2)} busy`)
      .join('; ')}.`,
    '',
  ].join('\n');
}

/** Dashboards of storefronts with growing numbers of views, in a database of their own. */
export async function measureDashboard(repetition: Repetition): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'ampersand-dashboard-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(scratch, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir: path.join(scratch, 'postgres'),
    durable: true,
    log: console.log,
  });
  const client = new pg.Client(database.url);
  const db = connectDatabase(database.url, createLog('silent'));
  const servers: BenchServer[] = [];
  try {
    await client.connect();
    const env = { DATABASE_URL: database.url, DEMO_STOREFRONTS: '125' };
    const product = await startProduct(path.join(scratch, 'data'), env);
    servers.push(product);
    const script = fileURLToPath(new URL('./dashboard-bare-server.ts', import.meta.url));
    const bare = await startServer(script, env, '/');
    servers.push(bare);
    const { cookie, userId } = await signUpVendor(product.url);
    const measured: Measured[] = [];
    for (const viewed of await fillDashboards(client, db, userId, SIZES))
      measured.push(...(await measureViewed({ product, bare, cookie }, viewed, repetition)));
    const markdown = toMarkdown(measured, repetition);
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(path.join(RESULTS, 'dashboard.md'), markdown);
    console.log(`\n${markdown}`);
  } finally {
    for (const server of servers) await server.stop();
    await db.$client.end();
    await client.end();
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
