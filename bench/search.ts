import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import type { SearchAnswer } from '#capabilities/search/contract.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { type Call, type Drive, driveCalls } from './drive-calls.ts';
import { describeMachine } from './report.ts';
import {
  createBeginnings,
  createNewBeginnings,
  createQuestions,
  createWordQuestions,
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
const COLD_START = { clients: CLIENTS, seconds: 6 };
const NAMES = 4_000;
const COMPARED = 40;

type Measured = { storefronts: number; name: string; ours: Drive; alone: Drive; bare: Drive; ratio: number };
type Repetition = { repeat: number; seconds: number };

export async function readWorld(client: pg.Client) {
  const ask = async <Row extends pg.QueryResultRow>(text: string) => (await client.query<Row>(text)).rows;
  const [size] = await ask<{ storefronts: number }>(
    'select count(*)::int as storefronts from storefront_search',
  );
  return {
    storefronts: size?.storefronts ?? 0,
    shelves: await ask<Shelf>(
      `select category_id as "categoryId", market_id as "marketId", slug as "marketSlug", markets.lat, markets.lon, count(*)::int as size
       from storefront_search row join markets on markets.id = market_id group by 1, 2, 3, 4, 5`,
    ),
    towns: await ask<Town>(
      `select city.slug, city.market_id as "marketId", city.lat, city.lon, count(*)::int as size
       from storefronts s join cities city on city.id = s.city_id where s.published_at is not null group by 1, 2, 3, 4`,
    ),
    names: (
      await ask<{ name: string }>(
        `select search_name as name from storefront_search group by search_name order by md5(search_name) limit ${NAMES}`,
      )
    ).map(({ name }) => name),
  };
}

export function middle<T extends Drive>(runs: readonly T[]): T {
  const run = runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
}

/** Each drive goes on where the one before ended, so that no question comes up again before all others did. */
function goOn(calls: readonly Call[], first: number) {
  let next = first;
  return async (clients: number, seconds: number): Promise<Drive> => {
    const drive = await driveCalls([...calls.slice(next), ...calls.slice(0, next)], { clients, seconds });
    next = (next + Math.ceil(drive.perSecond * seconds) + clients) % calls.length;
    return drive;
  };
}

/**
 * Both in turn, so that whatever else the machine does hits both. They begin at different questions: otherwise the second
 * would find in the database's memory what the first has just brought there.
 */
async function measurePair(ours: readonly Call[], bare: readonly Call[], { repeat, seconds }: Repetition) {
  const [driveOurs, driveBare] = [goOn(ours, 0), goOn(bare, Math.floor(bare.length / 2))];
  await driveOurs(CLIENTS, WARM_UP_SECONDS);
  await driveBare(CLIENTS, WARM_UP_SECONDS);
  const runs: { ours: Drive; bare: Drive; alone: Drive }[] = [];
  for (let index = 0; index < repeat; index += 1) {
    runs.push({
      ours: await driveOurs(CLIENTS, seconds),
      bare: await driveBare(CLIENTS, seconds),
      alone: await driveOurs(1, seconds),
    });
  }
  const [mine, theirs] = [middle(runs.map((run) => run.ours)), middle(runs.map((run) => run.bare))];
  const alone = middle(runs.map((run) => run.alone));
  return { ours: mine, bare: theirs, alone, ratio: mine.perSecond / theirs.perSecond };
}

async function answerOf({ url, headers, body }: Call): Promise<Record<string, unknown>> {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: body ?? '',
  });
  return (await answer.json()) as Record<string, unknown>;
}

/** A yardstick that found something else, or showed fewer vendors, would be none. In which order they stand may differ. */
async function assertSameAnswers(ours: readonly Call[], bare: readonly Call[]): Promise<void> {
  for (const [index, call] of ours.slice(0, COMPARED).entries()) {
    const [mine, theirs] = await Promise.all([answerOf(call), answerOf(bare[index] ?? call)]);
    const { results, nearest } = mine as Pick<SearchAnswer, 'results' | 'nearest'>;
    const shown = theirs as { ids: number[] | null; nearest: number[] };
    const isSame =
      mine.total === theirs.total &&
      results.length === (shown.ids?.length ?? 0) &&
      nearest.length === shown.nearest.length;
    if (!isSame) throw new Error(`The bare server answers something else: ${call.body}`);
  }
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
  let isCold = true;
  for (const [name, asked] of questions) {
    const ours = asked.map(({ call }) => ourCall('search', call));
    const bare = asked.map(({ sql }) => bareCall('search', sql));
    await assertSameAnswers(ours, bare);
    // Both have just started: their code is not compiled yet, and every connection still has its statements to plan.
    if (isCold) for (const calls of [ours, bare]) await driveCalls(calls.toReversed(), COLD_START);
    isCold = false;
    note(name, await measurePair(ours, bare, repetition));
  }
  const typed: [string, string[]][] = [
    ['type-ahead', createBeginnings(world.names)],
    ['type-ahead, every beginning new', createNewBeginnings(world.names)],
    ...Object.entries(createWordQuestions(world.names)).map(([name, asked]): [string, string[]] => [
      `type-ahead, ${name}`,
      asked,
    ]),
  ];
  for (const [name, beginnings] of typed) {
    const ours = beginnings.map((prefix) => ourCall('name-prefix-query', { prefix }));
    const bare = beginnings.map((prefix) => bareCall('beginning', { prefix }));
    note(name, await measurePair(ours, bare, repetition));
  }
  return measured;
}

/** A start has jobs of its own, such as looking for storefronts that the search has missed. */
export async function untilNothingIsDue(client: pg.Client): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ due: number }>(
      'select count(*)::int as due from graphile_worker.jobs where run_at <= now() and attempts < max_attempts',
    );
    if (rows[0]?.due === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
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
    await untilNothingIsDue(client);
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

/** By case: how much longer one person waits in the largest world than in the smallest. */
function describeGrowth(measured: readonly Measured[]): string {
  const bySize = measured.toSorted((a, b) => a.storefronts - b.storefronts);
  const [least, most] = [bySize.at(0)?.storefronts, bySize.at(-1)?.storefronts];
  const growths = bySize
    .filter(({ storefronts }) => storefronts === least)
    .flatMap(({ name, alone }) => {
      const large = bySize.findLast((each) => each.name === name);
      return large ? [`${name} ${(large.alone.p95Ms / alone.p95Ms).toFixed(1)}×`] : [];
    });
  return `From ${least?.toLocaleString('en-US')} to ${most?.toLocaleString('en-US')} storefronts the p95 of one client grows: ${growths.join('; ')}.`;
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
    `Clients, both servers and PostgreSQL share the machine. ${CLIENTS} clients, ${repeat} runs of ${seconds} s in turn with the bare server, the median counts; 3,000 different questions each, in turn, of which the product remembers 1,000: only landings of markets come up again. The bare server begins in the middle of the list, so that neither finds what the other has just read. Type-ahead: 400 beginnings that come up again, and several thousand that do not, typed letter by letter by fifty people at once; the product remembers 5,000. The same names are then asked for by a later word, by two words turned round and by a misspelled one; the bare server answers all of them with the beginnings it knows, which is less work and mostly nothing.`,
    'Bare: Fastify and a pool, no contract, no validation, no limits, no log. It answers the same question: the page, the total, the counts, the placements and the bounds of the price in one statement over covering indexes made for it, how far to reach around a city in one before it, who comes closest where little was found in one or two after it; cards and names by our own statements. Of forty questions of each kind the totals and numbers of vendors are compared first; it ranks by kept points alone, without those for distance and budget. “Alone” is one client: what a person waits.',
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
    describeGrowth(measured),
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
