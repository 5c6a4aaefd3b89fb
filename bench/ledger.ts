import { randomUUID } from 'node:crypto';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { accountOf, type Owner, SHARDS } from '../src/capabilities/ledger/rules/account.ts';
import {
  checkBooks,
  listEntries,
  openAccount,
  postTransfer,
} from '../src/capabilities/ledger/server/index.ts';
import { systemClock as clock } from '../src/platform/clock.ts';
import { connectDatabase, type Database } from '../src/platform/database/database.ts';
import { startEmbeddedPostgres } from '../src/platform/database/embedded-postgres.ts';
import { withoutTimeLimit } from '../src/platform/database/impatient-client.ts';
import { applyMigrations } from '../src/platform/database/migrate.ts';
import { createLog } from '../src/platform/log.ts';
import { middle } from './middle.ts';
import { describeMachine } from './report.ts';

const CLIENTS = 16;
const SPREAD = 1_000;
const MANY = 1_000_000;
const FEW = 100;
const PAGE = 50;
const TURNS = 200;

const newOwner = (): Owner => ({ kind: 'STOREFRONT', id: randomUUID() });

/** As many as clients can do, one after the other each. */
async function perSecond(seconds: number, act: () => Promise<unknown>): Promise<number> {
  const until = performance.now() + seconds * 1_000;
  let done = 0;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (performance.now() < until) {
        await act();
        done += 1;
      }
    }),
  );
  return done / ((performance.now() - began) / 1_000);
}

async function post(db: Database, owner: Owner): Promise<void> {
  const key = `gift:${randomUUID()}`;
  const reference = { kind: 'offer', id: key };
  const told = await postTransfer(
    db,
    { clock },
    { kind: 'ENDOWMENT', key, owner, amounts: { credits: 3 }, reference, by: null },
  );
  if (!told.ok) throw new Error(told.failure.code);
}

const BARE = `with locked as materialized (
    select id from bare_accounts where id in ($2::bigint, $3::bigint) order by id for no key update
  ), moved as (
    update bare_accounts a set balance = a.balance + 3, entry_count = a.entry_count + 1, last_hash = a.last_hash
    from locked l where a.id = l.id returning a.id, a.entry_count, a.balance, a.last_hash
  ), written as (
    insert into bare_transfers values ($1::uuid, 'ENDOWMENT', $4, 'offer', $4, null, null, null, now())
  )
  insert into bare_entries select id, entry_count, $1::uuid, 3, balance, last_hash, last_hash from moved`;

/** The same tables with the same keys, without triggers, sums, chains or refusals. */
async function makeBare(pool: pg.Pool): Promise<void> {
  for (const table of ['accounts', 'transfers', 'entries'])
    await pool.query(`create table bare_${table} (like ledger_${table} including all)`);
  await pool.query(`alter table bare_accounts set (fillfactor = 50)`);
  await pool.query(`alter table bare_entries add foreign key (account_id) references bare_accounts,
    add foreign key (transfer_id) references bare_transfers`);
  await pool.query(`insert into bare_accounts overriding system value select * from ledger_accounts`);
}

type Pair = { ours: number; bare: number };

async function measurePostings(db: Database, owners: readonly Owner[], { repeat, seconds }: Repetition) {
  const pool = db.$client;
  const { rows } = await pool.query<{ id: string; code: string }>('select id, code from bare_accounts');
  const idOf = new Map(rows.map(({ id, code }) => [code, id]));
  let turn = 0;
  const next = () => {
    turn += 1;
    return owners[turn % owners.length] as Owner;
  };
  const ours = () => post(db, next());
  const bare = () => {
    const own = idOf.get(accountOf('storefront-credits', { owner: next() }).code);
    const house = idOf.get(accountOf('credits-issued', { shard: turn % SHARDS }).code);
    return pool.query({
      name: 'bare',
      text: BARE,
      values: [clock.uuid(), own, house, `gift:${randomUUID()}`],
    });
  };
  await perSecond(1, ours);
  await perSecond(1, bare);
  const runs: Pair[] = [];
  // In turn, so that whatever else the machine does hits both.
  for (let run = 0; run < repeat; run += 1)
    runs.push({ bare: await perSecond(seconds, bare), ours: await perSecond(seconds, ours) });
  return runs;
}

/** Rows alone: pages do not look at hashes, and a million real ones take an hour. */
async function fillHistory(pool: pg.Pool, code: string, size: number): Promise<void> {
  const client = await pool.connect();
  await withoutTimeLimit(client, async () => {
    await client.query('set session_replication_role = replica');
    await client.query(
      `with made as materialized (
         select at, uuidv7() as id from generate_series(1, $2::int) at
       ), written as (
         insert into ledger_transfers
           select id, 'ENDOWMENT', 'fill:' || id, 'offer', at, null, null, null, now() from made
       )
       insert into ledger_entries select a.id, at, made.id, -1, at, a.last_hash, a.last_hash
         from made, ledger_accounts a where a.code = $1`,
      [code, size],
    );
    await client.query('reset session_replication_role');
    await client.query('vacuum analyze ledger_entries, ledger_transfers');
  });
  client.release();
}

async function timePage(db: Database, code: string, cursor: string | undefined): Promise<number> {
  const began = performance.now();
  const { entries } = await listEntries(db, code, { cursor, size: PAGE });
  if (entries.length !== PAGE) throw new Error(`${code} has a page of ${entries.length}.`);
  return performance.now() - began;
}

/** Where the last page begins. */
const lastCursor = Buffer.from(JSON.stringify(['ledger', 'desc', [String(PAGE + 1)]])).toString('base64url');

async function measureHistory(db: Database) {
  const [few, many] = [newOwner(), newOwner()].map((owner) => accountOf('storefront-credits', { owner }));
  if (!few || !many) throw new Error('There is nobody.');
  for (const account of [few, many]) await openAccount(db, { clock }, account);
  await fillHistory(db.$client, few.code, FEW);
  await fillHistory(db.$client, many.code, MANY);
  const lines: string[] = [];
  for (const [name, cursor] of [
    ['first page', undefined],
    ['last page', lastCursor],
  ] as const) {
    const [short, long]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn += 1) {
      short.push(await timePage(db, few.code, cursor));
      long.push(await timePage(db, many.code, cursor));
    }
    const ratio = middle(long) / middle(short);
    lines.push(
      `| ${name} | ${middle(short).toFixed(2)} ms | ${middle(long).toFixed(2)} ms | ${ratio.toFixed(2)}× |`,
    );
    console.log(lines.at(-1));
  }
  return lines;
}

async function measureCheck(db: Database): Promise<string> {
  const began = performance.now();
  const { fault, entries } = await checkBooks({ db });
  if (fault) throw new Error(`${fault.where} ${fault.seq}: ${fault.what}`);
  const seconds = (performance.now() - began) / 1_000;
  return `The checker read the ${entries.toLocaleString('en-US')} entries of these runs in ${seconds.toFixed(1)} s, ${Math.round(entries / seconds).toLocaleString('en-US')} a second.`;
}

function lineOf(name: string, runs: readonly Pair[]): string {
  const ours = middle(runs.map((run) => run.ours));
  const bare = middle(runs.map((run) => run.bare));
  const ratio = middle(runs.map((run) => run.ours / run.bare));
  const line = `| ${name} | ${ours.toFixed(0)} | ${bare.toFixed(0)} | ${ratio.toFixed(2)} | ${runs.map((run) => run.ours.toFixed(0)).join(', ')} |`;
  console.log(line);
  return line;
}

type Repetition = { repeat: number; seconds: number };

async function measureAll(db: Database, repetition: Repetition): Promise<string[]> {
  await applyMigrations(db);
  const owners = Array.from({ length: SPREAD }, newOwner);
  for (const owner of owners) await openAccount(db, { clock }, accountOf('storefront-credits', { owner }));
  for (let shard = 0; shard < SHARDS; shard += 1)
    await openAccount(db, { clock }, accountOf('credits-issued', { shard }));
  await makeBare(db.$client);
  await db.$client.query('analyze');
  const hot = lineOf('one account', await measurePostings(db, owners.slice(0, 1), repetition));
  const spread = lineOf(
    `${SPREAD.toLocaleString('en-US')} accounts`,
    await measurePostings(db, owners, repetition),
  );
  const checked = await measureCheck(db);
  console.log(checked);
  return [
    `| postings to | a second | bare | of bare | runs |`,
    '| --- | ---: | ---: | ---: | --- |',
    hot,
    spread,
    '',
    checked,
    '',
    `| history, ${PAGE} a page | of ${FEW} entries | of ${MANY.toLocaleString('en-US')} | |`,
    '| --- | ---: | ---: | ---: |',
    ...(await measureHistory(db)),
  ];
}

/** What the ledger costs beside the same rows written without it, and whether long histories are slower. */
export async function measureLedger(repetition: Repetition): Promise<void> {
  const { cores, memoryGb, node, loadBefore } = describeMachine();
  const folder = mkdtempSync(path.join(tmpdir(), 'ampersand-bench-'));
  // As root the database runs as another user, who has to get in.
  chmodSync(folder, 0o755);
  const database = await startEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    durable: true,
    log: (line) => console.log(line),
  });
  const db = connectDatabase(database.url, createLog('silent'), { connections: CLIENTS });
  try {
    const tables = await measureAll(db, repetition);
    const markdown = [
      '# Ledger',
      '',
      `${new Date().toISOString().slice(0, 10)}, ${cores} cores, ${memoryGb} GB, Node ${node}, load ${loadBefore}. ${CLIENTS} clients through the door of the ledger, the disk is waited for, ${repetition.repeat} runs of ${repetition.seconds} s in turn with the bare ones, medians. Bare: one named statement that locks the same accounts in the same order and writes the same rows, without sums, chain, replays or refusals. Goals: 0.6 of bare; a long history within 2× of a short one.`,
      '',
      ...tables,
      '',
    ].join('\n');
    writeFileSync(path.join(import.meta.dirname, 'results', 'ledger.md'), markdown);
  } finally {
    await db.$client.end();
    await database.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}
