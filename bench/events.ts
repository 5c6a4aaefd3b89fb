import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { PAYMENT_EVENTS_PATH } from '../src/capabilities/payments/server/index.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { signEvent } from '../src/platform/payments/event-signature.ts';
import { type Call, type Drive, driveCalls } from './drive-calls.ts';
import { describeMachine } from './report.ts';
import { type BenchServer, startProduct, startServer } from './server-process.ts';

const SECRET = 'only for a benchmark on this machine';
const CLIENTS = 8;
/** More than are sent in a run, so that each is new. */
const EVENTS_A_SECOND = 3_000;

type Repetition = { repeat: number; seconds: number };

/** News of payments that nobody knows: taken in like any other, and looked up by a job in vain. */
function newsFor(url: string, seconds: number): Call[] {
  return Array.from({ length: seconds * EVENTS_A_SECOND }, () => {
    const event = {
      id: randomUUID(),
      kind: 'PAYMENT',
      ref: randomUUID(),
      paymentId: null,
      customerRef: null,
    };
    const body = JSON.stringify(event);
    return { url, body, headers: { 'sandbox-signature': signEvent(SECRET, Buffer.from(body), new Date()) } };
  });
}

function middle(runs: readonly Drive[]): Drive {
  const run = runs.toSorted((a, b) => a.p95Ms - b.p95Ms)[Math.floor(runs.length / 2)];
  if (!run) throw new Error('Nothing was measured.');
  return run;
}

async function measurePair(product: BenchServer, bare: BenchServer, { repeat, seconds }: Repetition) {
  const drive = (url: string, clients: number, long = seconds) =>
    driveCalls(newsFor(url, long), { clients, seconds: long });
  const [ours, theirs] = [product.url + PAYMENT_EVENTS_PATH, `${bare.url}/events`];
  for (const url of [ours, theirs]) await drive(url, CLIENTS, 1);
  const runs = { ours: [] as Drive[], bare: [] as Drive[], alone: [] as Drive[] };
  // In turn, so that whatever else the machine does hits both.
  for (let run = 0; run < repeat; run += 1) {
    runs.bare.push(await drive(theirs, CLIENTS));
    runs.ours.push(await drive(ours, CLIENTS));
    runs.alone.push(await drive(ours, 1));
  }
  return { ours: middle(runs.ours), bare: middle(runs.bare), alone: middle(runs.alone) };
}

/** How long the payment provider waits for our answer to its news. */
export async function measureEvents(repetition: Repetition): Promise<void> {
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  const folder = mkdtempSync(path.join(tmpdir(), 'ampersand-bench-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  const dataDir = path.join(folder, 'postgres');
  const database = await startEmbeddedPostgres({ dataDir, durable: true, log: console.log });
  const servers: BenchServer[] = [];
  try {
    const env = { DATABASE_URL: database.url, APP_SECRET: SECRET };
    servers.push(await startProduct(path.join(folder, 'data'), env));
    servers.push(
      await startServer(fileURLToPath(new URL('./events-bare-server.ts', import.meta.url)), env, '/'),
    );
    const [product, bare] = servers;
    if (!product || !bare) return;
    const { ours, alone, bare: yardstick } = await measurePair(product, bare, repetition);
    const line = (name: string, { perSecond, p50Ms, p95Ms }: Drive) =>
      `| ${name} | ${perSecond.toFixed(0)} | ${p50Ms.toFixed(1)} ms | ${p95Ms.toFixed(1)} ms |`;
    const markdown = [
      '# Events of the payment provider',
      '',
      `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}. Each event is new and signed; ${CLIENTS} clients, ${repetition.repeat} runs of ${repetition.seconds} s in turn with the bare server, medians by p95; the disk is waited for, and the jobs that the events queue run meanwhile. Bare: Fastify and a pool, the signature, the same two rows in one transaction. Goal: p95 below 50 ms.`,
      '',
      '| | a second | p50 | p95 |',
      '| --- | ---: | ---: | ---: |',
      line('ours', ours),
      line('bare', yardstick),
      line('ours, one client', alone),
      '',
    ].join('\n');
    console.log(markdown);
    writeFileSync(path.join(import.meta.dirname, 'results', 'events.md'), markdown);
  } finally {
    for (const server of servers) await server.stop();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
