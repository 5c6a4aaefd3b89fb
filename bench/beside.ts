import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { type Call, type Drive, driveCalls } from './drive-calls.ts';
import { describeMachine } from './report.ts';
import { middle, readWorld, untilNothingIsDue } from './search.ts';
import { createQuestions } from './search-questions.ts';
import { type BenchServer, startProduct } from './server-process.ts';
import { signInAs, visit } from './sign-in.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const CLIENTS = 16;
const WARM_UP_SECONDS = 3;

type Repetition = { repeat: number; seconds: number };
type Case = { name: string; calls(server: BenchServer): Promise<Call[]> };
/** What the process computed for one answer, whatever else the machine did meanwhile. */
type Run = Drive & { cpuMs: number };
type Measured = { world: number; name: string; before: Run; after: Run };

/** Pages of one person, which no cache can hold. */
const PAGES: { name: string; path: string; email: string | null }[] = [
  { name: 'log-in page', path: '/account/login', email: null },
  { name: 'home of a couple', path: '/', email: 'couple@demo.example' },
  { name: 'saved vendors', path: '/favorites/vendors', email: 'couple@demo.example' },
  { name: 'inbox', path: '/wedding-vendors/inquiries', email: 'couple@demo.example' },
  { name: 'account settings', path: '/account/settings', email: 'couple@demo.example' },
  { name: 'lead list', path: '/inspire/vendors/leads/ready', email: 'vendor@demo.example' },
];

const pageCases: Case[] = PAGES.map(({ name, path: at, email }) => ({
  name,
  async calls({ url }) {
    const cookie = email ? await signInAs(url, email) : (await visit(url)).cookie;
    return [{ url: url + at, headers: { cookie, 'accept-encoding': 'br' } }];
  },
}));

function searchCases(world: Awaited<ReturnType<typeof readWorld>>): Case[] {
  return Object.entries(createQuestions(world.shelves, world.towns)).map(([name, asked]) => ({
    name: `search: ${name}`,
    async calls({ url }) {
      const headers = await visit(url);
      const at = `${url}/web-marketplace-api/v1/vendor-search/search`;
      return asked.map(({ call }) => ({ url: at, headers, body: JSON.stringify(call) }));
    },
  }));
}

async function run(
  server: BenchServer,
  calls: readonly Call[],
  { seconds }: Pick<Repetition, 'seconds'>,
): Promise<Run> {
  const before = server.cpuMs();
  const drive = await driveCalls(calls, { clients: CLIENTS, seconds });
  return { ...drive, cpuMs: (server.cpuMs() - before) / drive.answers };
}

/** In turn, so that whatever else the machine does hits both. */
async function measureCase(
  { name, calls }: Case,
  [before, after]: readonly [BenchServer, BenchServer],
  repetition: Repetition,
): Promise<Omit<Measured, 'world'>> {
  const [old, fresh] = [await calls(before), await calls(after)];
  for (const asked of [old, fresh])
    await driveCalls(asked.toReversed(), { clients: CLIENTS, seconds: WARM_UP_SECONDS });
  const runs: { before: Run; after: Run }[] = [];
  for (let index = 0; index < repetition.repeat; index += 1) {
    runs.push({ before: await run(before, old, repetition), after: await run(after, fresh, repetition) });
  }
  return {
    name,
    before: middle(runs.map((each) => each.before)),
    after: middle(runs.map((each) => each.after)),
  };
}

async function measureWorld(dataDir: string, root: string, repetition: Repetition): Promise<Measured[]> {
  const postgres = { dataDir: path.join(dataDir, 'postgres'), durable: true, log: console.log };
  const database = await startEmbeddedPostgres(postgres);
  const client = new pg.Client(database.url);
  const scratch = mkdtempSync(path.join(tmpdir(), 'ampersand-beside-'));
  const servers: BenchServer[] = [];
  try {
    await client.connect();
    const env = { DATABASE_URL: database.url };
    // This one first: it brings its migrations, which the other has to bear.
    const after = await startProduct(path.join(scratch, 'after'), env);
    servers.push(after);
    const before = await startProduct(path.join(scratch, 'before'), env, root);
    servers.push(before);
    await untilNothingIsDue(client);
    const world = await readWorld(client);
    const { rows } = await client.query("select from users where email = 'couple@demo.example'");
    const cases = [...searchCases(world), ...(rows.length > 0 ? pageCases : [])];
    const measured: Measured[] = [];
    for (const each of cases) {
      const result = await measureCase(each, [before, after], repetition);
      console.log(
        `${result.name}: ${result.before.perSecond.toFixed(0)} → ${result.after.perSecond.toFixed(0)}`,
      );
      measured.push({ world: world.storefronts, ...result });
    }
    return measured;
  } finally {
    for (const server of servers) await server.stop();
    await client.end();
    await database.stop();
    rmSync(scratch, { recursive: true, force: true });
  }
}

export const commitOf = (folder: string) =>
  execFileSync('git', ['-C', folder, 'log', '-1', '--format=%h %s'], { encoding: 'utf8' }).trim();

function toMarkdown(measured: readonly Measured[], root: string, { repeat, seconds }: Repetition): string {
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  const row = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`;
  const ms = (value: number) => value.toFixed(1);
  return [
    '# Beside the commit before',
    '',
    `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}.`,
    `Before: ${commitOf(root)}. After: ${commitOf(ROOT)}. Both served from one database, in turn, ${repeat} runs of ${seconds} s with ${CLIENTS} clients, the median counts. Clients and PostgreSQL share the machine; “CPU” is what the serving process alone computed for one answer.`,
    '',
    row([
      'storefronts',
      'case',
      'before, requests/s',
      'after',
      'times',
      'before, p95 ms',
      'after, p95 ms',
      'before, CPU ms',
      'after, CPU ms',
    ]),
    row(['---:', '---', '---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...measured.map(({ world, name, before, after }) =>
      row([
        world.toLocaleString('en-US'),
        name,
        before.perSecond.toFixed(0),
        after.perSecond.toFixed(0),
        (after.perSecond / before.perSecond).toFixed(2),
        ms(before.p95Ms),
        ms(after.p95Ms),
        before.cpuMs.toFixed(2),
        after.cpuMs.toFixed(2),
      ]),
    ),
    '',
  ].join('\n');
}

/** Two commits in one run: on a machine that others use too, only neighbours compare. */
export async function measureBeside(
  root: string,
  worlds: readonly string[],
  repetition: Repetition,
): Promise<void> {
  if (!root || worlds.length === 0) throw new Error('Say --beside=<checkout> and --worlds=<data folders>.');
  const measured: Measured[] = [];
  for (const world of worlds) measured.push(...(await measureWorld(world, path.resolve(root), repetition)));
  const markdown = toMarkdown(measured, path.resolve(root), repetition);
  writeFileSync(path.join(import.meta.dirname, 'results', 'beside.md'), markdown);
  console.log(`\n${markdown}`);
}
