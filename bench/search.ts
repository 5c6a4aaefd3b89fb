import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { type Call, type Drive, driveCalls } from './drive-calls.ts';
import { describeMachine } from './report.ts';
import {
  createBeginnings,
  createQuestions,
  type Question,
  type Shelf,
  type Town,
} from './search-questions.ts';
import { BENCH_INDEXES, DROP_BENCH_INDEXES } from './search-sql.ts';
import { type BenchServer, startProduct, startServer } from './server-process.ts';
import { visit } from './sign-in.ts';

const RESULTS = path.resolve(import.meta.dirname, 'results');
const SEARCH = '/web-marketplace-api/v1/vendor-search';
const WARM_UP_SECONDS = 2;
const CLIENTS = 16;

type Measured = { storefronts: number; name: string; ours: Drive; alone: Drive; bare: Drive; ratio: number };
type Repetition = { repeat: number; seconds: number };

async function readWorld(client: pg.Client) {
  const ask = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;
  const [size] = await ask<{ storefronts: number }>(
    'select count(*)::int as storefronts from storefront_search',
  );
  return {
    storefronts: size?.storefronts ?? 0,
    shelves: await ask<Shelf>(
      `select category_id as "categoryId", market_id as "marketId", slug as "marketSlug", count(*)::int as size
       from storefront_search row join markets on markets.id = market_id group by 1, 2, 3`,
    ),
    towns: await ask<Town>(
      `select city.slug, city.lat, city.lon, count(*)::int as size from storefronts s join cities city on city.id = s.city_id
       where s.published_at is not null group by 1, 2, 3`,
    ),
    names: (
      await ask<{ name: string }>(
        `select search_name as name from storefront_search order by md5(search_name) limit 400`,
      )
    ).map(({ name }) => name),
  };
}

function middle(runs: readonly Drive[]): Drive {
  const run = runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
}

/** Both in turn, so that whatever else the machine does hits both. */
async function measurePair(ours: readonly Call[], bare: readonly Call[], { repeat, seconds }: Repetition) {
  await driveCalls(ours, { clients: CLIENTS, seconds: WARM_UP_SECONDS });
  await driveCalls(bare, { clients: CLIENTS, seconds: WARM_UP_SECONDS });
  const runs: { ours: Drive; bare: Drive }[] = [];
  for (let index = 0; index < repeat; index += 1) {
    runs.push({
      ours: await driveCalls(ours, { clients: CLIENTS, seconds }),
      bare: await driveCalls(bare, { clients: CLIENTS, seconds }),
    });
  }
  const [mine, theirs] = [middle(runs.map((run) => run.ours)), middle(runs.map((run) => run.bare))];
  const alone = await driveCalls(ours, { clients: 1, seconds });
  return { ours: mine, bare: theirs, alone, ratio: mine.perSecond / theirs.perSecond };
}

async function measureServers(
  product: BenchServer,
  bareServer: BenchServer,
  world: Awaited<ReturnType<typeof readWorld>>,
  repetition: Repetition,
): Promise<Measured[]> {
  const headers = await visit(product.url);
  const measured: Measured[] = [];
  const note = (name: string, pair: Omit<Measured, 'storefronts' | 'name'>) => {
    measured.push({ storefronts: world.storefronts, name, ...pair });
    console.log(
      `${world.storefronts} ${name}: ${pair.ours.perSecond.toFixed(0)}/s, p95 alone ${pair.alone.p95Ms.toFixed(1)} ms, ${pair.ratio.toFixed(2)} of bare`,
    );
  };
  const ourCall = (address: string, body: unknown): Call => ({
    url: `${product.url}${SEARCH}/${address}`,
    headers,
    body: JSON.stringify(body),
  });
  const bareCall = (address: string, body: unknown): Call => ({
    url: `${bareServer.url}/${address}`,
    headers: {},
    body: JSON.stringify(body),
  });
  const questions: [string, Question[]][] = Object.entries(createQuestions(world.shelves, world.towns));
  for (const [name, asked] of questions) {
    const ours = asked.map(({ call }) => ourCall('search', call));
    const bare = asked.map(({ sql }) => bareCall('search', sql));
    note(name, await measurePair(ours, bare, repetition));
  }
  const beginnings = createBeginnings(world.names).map((prefix) => ({ prefix }));
  const ours = beginnings.map((body) => ourCall('name-prefix-query', body));
  const bare = beginnings.map((body) => bareCall('beginning', body));
  note('type-ahead', await measurePair(ours, bare, repetition));
  return measured;
}

/** Opens a world's own database, without its demo start, and both servers on it. */
async function measureWorld(dataDir: string, repetition: Repetition): Promise<Measured[]> {
  const database = await startEmbeddedPostgres({
    dataDir: path.join(dataDir, 'postgres'),
    durable: true,
    log: console.log,
  });
  const client = new pg.Client(database.url);
  const scratch = mkdtempSync(path.join(tmpdir(), 'ampersand-search-'));
  const servers: BenchServer[] = [];
  try {
    await client.connect();
    for (const statement of BENCH_INDEXES) await client.query(statement);
    const world = await readWorld(client);
    const env = { DATABASE_URL: database.url };
    const product = await startProduct(scratch, env);
    servers.push(product);
    const bare = await startServer(
      fileURLToPath(new URL('./search-bare-server.ts', import.meta.url)),
      env,
      '/',
    );
    servers.push(bare);
    return await measureServers(product, bare, world, repetition);
  } finally {
    for (const server of servers) await server.stop();
    for (const statement of DROP_BENCH_INDEXES) await client.query(statement);
    await client.end();
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

function toMarkdown(measured: readonly Measured[], { repeat, seconds }: Repetition): string {
  const machine = describeMachine();
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  const ms = (value: number) => value.toFixed(1);
  return [
    '# Search benchmark',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}, load ${machine.loadBefore}.`,
    `Clients, both servers and PostgreSQL share the machine. ${CLIENTS} clients, ${repeat} runs of ${seconds} s in turn with the bare server, the median counts; 3,000 different questions each, in turn, of which the product remembers 1,000: only landings of markets come up again.`,
    'Bare: Fastify and a pool, the same question as one statement over covering indexes made for it, and our own statement for the cards; no contract, no validation, no limits, no log. “Alone” is one client: what a person waits.',
    '',
    row([
      'storefronts',
      'case',
      'requests/s',
      'bare',
      'of bare',
      'alone p50 ms',
      'alone p95 ms',
      'busy p50 ms',
      'busy p95 ms',
      'bare busy p95 ms',
    ]),
    row(['---:', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...measured.map(({ storefronts, name, ours, alone, bare, ratio }) =>
      row([
        number.format(storefronts),
        name,
        number.format(ours.perSecond),
        number.format(bare.perSecond),
        ratio.toFixed(2),
        ms(alone.p50Ms),
        ms(alone.p95Ms),
        ms(ours.p50Ms),
        ms(ours.p95Ms),
        ms(bare.p95Ms),
      ]),
    ),
    '',
  ].join('\n');
}

/** Searches of each world, one after the other; the folders come from `npm run world`. */
export async function measureSearch(worlds: readonly string[], repetition: Repetition): Promise<void> {
  const measured: Measured[] = [];
  for (const world of worlds) measured.push(...(await measureWorld(world, repetition)));
  const markdown = toMarkdown(measured, repetition);
  mkdirSync(RESULTS, { recursive: true });
  writeFileSync(path.join(RESULTS, 'search.md'), markdown);
  console.log(`\n${markdown}`);
}
