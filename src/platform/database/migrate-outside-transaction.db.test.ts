import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import type { Database } from './database.ts';
import { applyMigrations, isMigrated } from './migrate.ts';

const BREAK = '--> statement-breakpoint\n';
const TABLE = 'create table guests (name text, seat int);\n';
const ROWS = `insert into guests select 'guest ' || n, n from generate_series(1, 100) n;\n`;
const INDEX = `-- no transaction
drop index concurrently if exists guests_by_name;
${BREAK}create unique index concurrently guests_by_name on guests (name);
`;
/** Far below what the slow statements of these tests take. */
const SHORT_TIMEOUT_MS = 250;

let folder: string;
let url: string;
const pools: pg.Pool[] = [];
const sockets = new Map<pg.Pool, Socket[]>();

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'ampersand-migrations-'));
  const name = `outside_${path.basename(folder).slice(-6).toLowerCase()}_${process.pid}`;
  const admin = new pg.Client(inject('clusterUrl'));
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const own = new URL(inject('clusterUrl'));
  own.pathname = `/${name}`;
  url = own.href;
});
afterEach(async () => {
  sockets.clear();
  await Promise.all(pools.splice(0).map((pool) => pool.end()));
  rmSync(folder, { recursive: true, force: true });
});

/** Connections of its own, as another process has them. */
function openProcess(): Database {
  const pool = new pg.Pool({ connectionString: url, max: 2, statement_timeout: SHORT_TIMEOUT_MS });
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Not in its types: what the operating system closes when a process dies.
    const { connection } = client as unknown as { connection: { stream: Socket } };
    sockets.set(pool, [...(sockets.get(pool) ?? []), connection.stream]);
  });
  pools.push(pool);
  return Object.assign(drizzle(pool), { $client: pool });
}

function writeMigrations(...files: string[]): void {
  mkdirSync(path.join(folder, 'meta'), { recursive: true });
  const entries = files.map((_, idx) => ({ idx, when: idx + 1, tag: `000${idx}_step`, breakpoints: true }));
  for (const [idx, text] of files.entries()) writeFileSync(path.join(folder, `000${idx}_step.sql`), text);
  writeFileSync(path.join(folder, 'meta/_journal.json'), JSON.stringify({ entries }));
}

async function ask<Row extends pg.QueryResultRow>(db: Database, question: string): Promise<Row[]> {
  return (await db.$client.query<Row>(question)).rows;
}

const appliedTo = (db: Database) =>
  ask(db, 'select created_at::int as step from schema_migrations order by 1');
const indexesOf = (db: Database) =>
  ask(
    db,
    `select relname as name, indisvalid as "isValid" from pg_index join pg_class on oid = indexrelid
     where indrelid = 'guests'::regclass order by 1`,
  );

describe('a migration that begins with "-- no transaction"', () => {
  it('runs its statements one by one, in its place among the others', async () => {
    writeMigrations(TABLE + BREAK + ROWS, INDEX, 'alter table guests add column diet text;');
    const db = openProcess();
    await applyMigrations(db, folder);
    expect(await indexesOf(db)).toEqual([{ name: 'guests_by_name', isValid: true }]);
    expect(await appliedTo(db)).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }]);
    expect(await isMigrated(db, folder)).toBe(true);
  });

  it('is applied once by processes that start together, though each statement waits for theirs', async () => {
    writeMigrations(TABLE + BREAK + ROWS, INDEX, INDEX.replaceAll('guests_by_name', 'guests_again'));
    const processes = [openProcess(), openProcess(), openProcess()];
    await Promise.all(processes.map((db) => applyMigrations(db, folder)));
    expect(await appliedTo(openProcess())).toEqual([{ step: 1 }, { step: 2 }, { step: 3 }]);
  });

  it('may take longer than a statement may, and so may waiting for it', async () => {
    writeMigrations(`-- no transaction\nselect pg_sleep(${(3 * SHORT_TIMEOUT_MS) / 1000});`);
    const processes = [openProcess(), openProcess()];
    await Promise.all(processes.map((db) => applyMigrations(db, folder)));
    for (const db of processes) {
      expect(await appliedTo(db)).toEqual([{ step: 1 }]);
      expect(await ask(db, 'show statement_timeout')).toEqual([
        { statement_timeout: `${SHORT_TIMEOUT_MS}ms` },
      ]);
    }
  });

  it('that broke off half-way is done again by the next start', async () => {
    const twice = `insert into guests values ('guest 1', 101);\n`;
    writeMigrations(TABLE + BREAK + ROWS + BREAK + twice, INDEX);
    const db = openProcess();
    await expect(applyMigrations(db, folder)).rejects.toThrow('could not create unique index');
    expect(await indexesOf(db)).toEqual([{ name: 'guests_by_name', isValid: false }]);
    expect(await appliedTo(db)).toEqual([{ step: 1 }]);
    expect(await isMigrated(db, folder)).toBe(false);

    await ask(db, 'delete from guests where seat = 101');
    await applyMigrations(db, folder);
    expect(await indexesOf(db)).toEqual([{ name: 'guests_by_name', isValid: true }]);
    expect(await isMigrated(db, folder)).toBe(true);
  });

  it('whose process died is waited for: its statement still runs in the database', async () => {
    writeMigrations(TABLE, '-- no transaction\nselect pg_sleep(0.5)');
    const dying = openProcess();
    const died = applyMigrations(dying, folder).catch((error: Error) => error.message);
    const other = openProcess();
    const sleeping = `select from pg_stat_activity where query like '%pg_sleep(0.5)' and state = 'active'`;
    await expect.poll(() => ask(other, sleeping), { interval: 20 }).toHaveLength(1);
    const began = performance.now();
    for (const socket of sockets.get(dying.$client) ?? []) socket.destroy();
    expect(await died).toContain('terminated');
    await applyMigrations(other, folder);
    // What was left of the first one, and all of its repetition.
    expect(performance.now() - began).toBeGreaterThan(800);
    expect(await appliedTo(other)).toEqual([{ step: 1 }, { step: 2 }]);
  });

  it.each([
    [
      'without a drop before it',
      '-- no transaction\ncreate index concurrently guests_by_seat on guests (seat);',
    ],
    [
      'that an invalid one of the same name would satisfy',
      '-- no transaction\nCREATE INDEX CONCURRENTLY IF NOT EXISTS "guests_by_seat" ON "guests" ("seat");',
    ],
    [
      'after the drop of another one',
      `-- no transaction\ndrop index concurrently if exists guests_by_name;\n${BREAK}create index concurrently guests_by_seat on guests (seat);`,
    ],
  ])('creates no index %s: it could not be done again', async (_case, text) => {
    writeMigrations(TABLE, text);
    const db = openProcess();
    await expect(applyMigrations(db, folder)).rejects.toThrow(
      'drop index concurrently if exists guests_by_seat',
    );
    expect(await ask(db, `select to_regclass('guests') as found`)).toEqual([{ found: null }]);
  });
});

describe('any other migration', () => {
  it('is applied whole or not at all', async () => {
    writeMigrations(TABLE, `${ROWS}${BREAK}alter table guests add column diet text;\n${BREAK}select 1 / 0;`);
    const db = openProcess();
    await expect(applyMigrations(db, folder)).rejects.toThrow('division by zero');
    expect(await ask(db, 'select * from guests')).toEqual([]);
    expect(await appliedTo(db)).toEqual([{ step: 1 }]);
    const locks = `select from pg_locks join pg_database d on d.oid = database
      where locktype = 'advisory' and datname = current_database()`;
    await expect.poll(() => ask(db, locks), { interval: 20 }).toEqual([]);
  });
});
