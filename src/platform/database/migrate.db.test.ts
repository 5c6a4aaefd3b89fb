import { readdirSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { createLog } from '#platform/log.ts';
import { connectDatabase, type Database } from './database.ts';
import { applyMigrations, isMigrated } from './migrate.ts';

const MIGRATIONS = readdirSync(path.resolve('db/migrations')).filter((name) => name.endsWith('.sql'));
const NAME = `migrate_${process.pid}`;
const log = createLog('silent');

let db: Database;

beforeAll(async () => {
  const admin = new pg.Client(inject('clusterUrl'));
  await admin.connect();
  await admin.query(`create database ${NAME}`);
  await admin.end();
  const url = new URL(inject('clusterUrl'));
  url.pathname = `/${NAME}`;
  db = connectDatabase(url.href, log, { connections: 6 });
});
afterAll(() => db.$client.end());

async function applied(): Promise<number> {
  const { rows } = await db.$client.query<{ count: number }>('select count(*)::int from schema_migrations');
  return rows[0]?.count ?? 0;
}

describe('applyMigrations', () => {
  it('finds an empty database not ready', async () => {
    expect(await isMigrated(db)).toBe(false);
  });

  it('applies each migration once, however many processes start together', async () => {
    await Promise.all([applyMigrations(db), applyMigrations(db), applyMigrations(db)]);
    expect(await applied()).toBe(MIGRATIONS.length);
    expect(await isMigrated(db)).toBe(true);
  });

  it('has nothing left to do the next time', async () => {
    await applyMigrations(db);
    expect(await applied()).toBe(MIGRATIONS.length);
  });

  it('lets go of its lock', async () => {
    const { rows } = await db.$client.query(
      `select from pg_locks join pg_database d on d.oid = database
       where locktype = 'advisory' and datname = current_database()`,
    );
    expect(rows).toEqual([]);
  });
});

describe('isMigrated', () => {
  it('says no instead of failing when nobody is there', async () => {
    const nobody = connectDatabase('postgres://app:x@127.0.0.1:1/app', log);
    expect(await isMigrated(nobody)).toBe(false);
    await nobody.$client.end();
  });
});
