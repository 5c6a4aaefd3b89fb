import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { type Call, type Drive, driveCalls } from './drive-calls.ts';
import { explainLeads, type Plan } from './lead-plans.ts';
import { fillInbox, type Inbox } from './lead-rows.ts';
import { describeMachine } from './report.ts';
import { type BenchServer, startProduct, startServer } from './server-process.ts';
import { signUpVendor } from './sign-in.ts';

const RESULTS = path.resolve(import.meta.dirname, 'results');
const SIZES = [100, 10_000, 100_000];
const API = '/web-marketplace-api/v1';
const CLIENTS = 8;
const WARM_UP_SECONDS = 1;
/** A plan that touches more rows than some pages' worth is named in the report. */
const FEW_ROWS = 500;

type Repetition = { repeat: number; seconds: number };
type Measured = { size: number; name: string; ours: Drive; alone: Drive; bare: Drive };
type Servers = { product: BenchServer; bare: BenchServer; cookie: string; userId: string };

function middle(runs: readonly Drive[]): Drive {
  const run = runs.toSorted((a, b) => a.perSecond - b.perSecond)[Math.floor(runs.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
}

/** The cursor of a page as far from the first as from the last. */
async function middleCursor({ product, cookie }: Servers, { storefrontUuid, size }: Inbox): Promise<string> {
  // Four of ten are ready, fifty make a page; walking there once costs less than a second way to get a cursor.
  const pages = Math.floor((size * 0.4) / 50 / 2);
  let cursor = '';
  for (let page = 0; page < Math.max(1, pages); page += 1) {
    const asked = `${API}/manage/inquiry?storefrontUuid=${storefrontUuid}${cursor && `&cursor=${cursor}`}`;
    const answer = await fetch(product.url + asked, { headers: { cookie } });
    const { nextCursor } = (await answer.json()) as { nextCursor: string | null };
    if (!nextCursor) break;
    cursor = nextCursor;
  }
  return cursor;
}

async function leadUuids(client: pg.Client, { storefrontId }: Inbox): Promise<string[]> {
  const { rows } = await client.query<{ uuid: string }>(
    `select uuid from inquiries where storefront_id = $1 order by md5(uuid::text) limit 200`,
    [storefrontId],
  );
  return rows.map(({ uuid }) => uuid);
}

type Pair = { name: string; ours: Call[]; bare: Call[] };

function pairsOf(
  servers: Servers,
  inbox: Inbox,
  { cursor, uuids }: { cursor: string; uuids: string[] },
): Pair[] {
  const { product, bare, cookie, userId } = servers;
  const { storefrontId, storefrontUuid } = inbox;
  const our = (address: string): Call => ({ url: `${product.url}${API}/${address}`, headers: { cookie } });
  const their = (address: string): Call => ({ url: `${bare.url}/${address}`, headers: {} });
  const list = `manage/inquiry?storefrontUuid=${storefrontUuid}`;
  const page = `page?storefrontId=${storefrontId}`;
  return [
    { name: 'first page', ours: [our(list)], bare: [their(page)] },
    {
      name: 'page in the middle',
      ours: [our(`${list}&cursor=${cursor}`)],
      bare: [their(`${page}&cursor=${cursor}`)],
    },
    {
      name: 'first page, two statuses',
      ours: [our(`${list}&view=conversations`)],
      bare: [their(`${page}&view=conversations`)],
    },
    {
      name: 'counts',
      ours: [our(`vendor-inquiry/${storefrontUuid}/unread`)],
      bare: [their(`counts?storefrontId=${storefrontId}`)],
    },
    {
      name: 'thread',
      ours: uuids.map((uuid) => our(`manage/inquiry/${uuid}`)),
      bare: uuids.map((uuid) => their(`thread?uuid=${uuid}&userId=${userId}`)),
    },
  ];
}

/** Both in turn, so that whatever else the machine does hits both. */
async function measurePair(
  { ours, bare }: Pair,
  { repeat, seconds }: Repetition,
): Promise<Omit<Measured, 'size' | 'name'>> {
  const busy = { clients: CLIENTS, seconds };
  await driveCalls(ours, { clients: CLIENTS, seconds: WARM_UP_SECONDS });
  await driveCalls(bare, { clients: CLIENTS, seconds: WARM_UP_SECONDS });
  const runs: { ours: Drive; bare: Drive }[] = [];
  for (let index = 0; index < repeat; index += 1) {
    runs.push({ ours: await driveCalls(ours, busy), bare: await driveCalls(bare, busy) });
  }
  return {
    ours: middle(runs.map((run) => run.ours)),
    bare: middle(runs.map((run) => run.bare)),
    alone: await driveCalls(ours, { clients: 1, seconds }),
  };
}

const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;

function plansText(plans: readonly Plan[]): string[] {
  const wide = plans.filter(({ touched }) => touched > FEW_ROWS);
  const slowest = plans.toSorted((a, b) => b.ms - a.ms)[0];
  return [
    `Every way to ask for a page was explained at ${SIZES.at(-1)?.toLocaleString('en-US')} inquiries, ${plans.length} statements: ` +
      `${plans.length - wide.length} touch at most ${FEW_ROWS} rows; the slowest took ${slowest?.ms.toFixed(1)} ms (${slowest?.question}).`,
    ...(wide.length === 0 ? [] : ['', 'Those that touch more:', '']),
    ...wide.map(
      ({ question, touched, ms, indexes }) =>
        `- ${question}: ${touched.toLocaleString('en-US')} rows, ${ms.toFixed(1)} ms, by ${indexes.join(' and ') || 'no index'}`,
    ),
  ];
}

/** A busy machine makes every number too small and the ratios rough. */
function warning({ loadBefore, cores }: ReturnType<typeof describeMachine>): string {
  return loadBefore > cores / 2
    ? ' **Other programs kept the machine busy: measure again in a quiet moment.**'
    : '';
}

function toMarkdown(
  measured: readonly Measured[],
  plans: readonly Plan[],
  { repeat, seconds }: Repetition,
): string {
  const machine = describeMachine();
  const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
  const ms = (value: number) => value.toFixed(1);
  return [
    '# Lead inbox benchmark',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${machine.cores} cores, ${machine.memoryGb} GB, Node ${machine.node}, load ${machine.loadBefore}.${warning(machine)}`,
    `One vendor's inbox. Clients, both servers and PostgreSQL share the machine. ${CLIENTS} clients, ${repeat} runs of ${seconds} s in turn with the bare server, the median counts. ` +
      'Bare: Fastify and a pool, the same statements, no session, no contract, no masking, no log. “Alone” is one client: what a person waits.',
    '',
    row([
      'inquiries',
      'case',
      'requests/s',
      'bare',
      'of bare',
      'alone p50 ms',
      'alone p95 ms',
      'busy p95 ms',
      'bare busy p95 ms',
    ]),
    row(['---:', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...measured.map(({ size, name, ours, alone, bare }) =>
      row([
        number.format(size),
        name,
        number.format(ours.perSecond),
        number.format(bare.perSecond),
        (ours.perSecond / bare.perSecond).toFixed(2),
        ms(alone.p50Ms),
        ms(alone.p95Ms),
        ms(ours.p95Ms),
        ms(bare.p95Ms),
      ]),
    ),
    '',
    ...plansText(plans),
    '',
  ].join('\n');
}

async function measureInboxes(servers: Servers, client: pg.Client, repetition: Repetition) {
  const measured: Measured[] = [];
  const inboxes: Inbox[] = [];
  for (const size of SIZES) inboxes.push(await fillInbox(client, servers.userId, size));
  await client.query('vacuum analyze');
  let plans: Plan[] = [];
  for (const inbox of inboxes) {
    const cursor = await middleCursor(servers, inbox);
    plans = await explainLeads(client, { storefrontId: inbox.storefrontId, middle: cursor });
    for (const pair of pairsOf(servers, inbox, { cursor, uuids: await leadUuids(client, inbox) })) {
      const drives = await measurePair(pair, repetition);
      measured.push({ size: inbox.size, name: pair.name, ...drives });
      console.log(
        `${inbox.size} ${pair.name}: ${drives.ours.perSecond.toFixed(0)}/s, alone p95 ${drives.alone.p95Ms.toFixed(1)} ms`,
      );
    }
  }
  return { measured, plans };
}

/** Inboxes of growing size in a database of their own. */
export async function measureLeads(repetition: Repetition): Promise<void> {
  const scratch = mkdtempSync(path.join(tmpdir(), 'ampersand-leads-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(scratch, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir: path.join(scratch, 'postgres'),
    durable: true,
    log: console.log,
  });
  const client = new pg.Client(database.url);
  const servers: BenchServer[] = [];
  try {
    await client.connect();
    const env = { DATABASE_URL: database.url };
    const product = await startProduct(path.join(scratch, 'data'), env);
    servers.push(product);
    const script = fileURLToPath(new URL('./leads-bare-server.ts', import.meta.url));
    const bare = await startServer(script, env, '/');
    servers.push(bare);
    const person = await signUpVendor(product.url);
    const { measured, plans } = await measureInboxes({ product, bare, ...person }, client, repetition);
    const markdown = toMarkdown(measured, plans, repetition);
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(path.join(RESULTS, 'leads.md'), markdown);
    console.log(`\n${markdown}`);
  } finally {
    for (const server of servers) await server.stop();
    await client.end();
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}
