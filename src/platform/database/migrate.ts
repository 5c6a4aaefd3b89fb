import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type MigrationMeta, readMigrationFiles } from 'drizzle-orm/migrator';
import type pg from 'pg';
import type { Database } from './database.ts';
import { withoutTimeLimit } from './impatient-client.ts';
import { assertRepeatable, isOutsideTransaction } from './outside-transaction.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../db/migrations');
const MIGRATION_LOCK = 7_261_001;
const ASK_AGAIN_MS = 100;

/** Applies what is missing, each migration for itself. Processes that start together wait for each other. */
export async function applyMigrations(db: Database, folder = MIGRATIONS): Promise<void> {
  const migrations = readMigrationFiles({ migrationsFolder: folder });
  for (const { sql: statements } of migrations) {
    if (isOutsideTransaction(statements)) assertRepeatable(statements);
  }
  // Everything runs on the connection that holds the lock: a statement that outlives its process keeps others waiting.
  const client = await db.$client.connect();
  try {
    await takeLock(client);
    for (const migration of await findMissing(client, migrations)) await apply(client, migration);
    await client.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client.release();
  } catch (error) {
    // Closing the connection lets go of the lock, whatever state it is in.
    client.release(true);
    throw error;
  }
}

/**
 * Asks again and again instead of waiting in the database: CREATE INDEX CONCURRENTLY waits for every open statement, that
 * of a process waiting for this lock included, and the two would wait for each other.
 */
async function takeLock(client: pg.ClientBase): Promise<void> {
  for (;;) {
    const { rows } = await client.query<{ taken: boolean }>('select pg_try_advisory_lock($1) as taken', [
      MIGRATION_LOCK,
    ]);
    if (rows[0]?.taken) return;
    await wait(ASK_AGAIN_MS);
  }
}

/** As the library keeps its record: the newest one applied counts, so migrations are only ever added at the end. */
async function findMissing(client: pg.ClientBase, migrations: MigrationMeta[]): Promise<MigrationMeta[]> {
  await client.query(
    'create table if not exists public.schema_migrations (id serial primary key, hash text not null, created_at bigint)',
  );
  const { rows } = await client.query<{ newest: string | null }>(
    'select max(created_at) as newest from public.schema_migrations',
  );
  const newest = Number(rows[0]?.newest ?? -1);
  return migrations.filter(({ folderMillis }) => folderMillis > newest);
}

async function apply(client: pg.ClientBase, migration: MigrationMeta): Promise<void> {
  if (isOutsideTransaction(migration.sql)) {
    await withoutTimeLimit(client, () => run(client, migration));
    return;
  }
  await client.query('begin');
  await run(client, migration);
  await client.query('commit');
}

async function run(
  client: pg.ClientBase,
  { sql: statements, hash, folderMillis }: MigrationMeta,
): Promise<void> {
  for (const statement of statements) await client.query(statement);
  await client.query('insert into public.schema_migrations (hash, created_at) values ($1, $2)', [
    hash,
    folderMillis,
  ]);
}

/** Whether the database answers and has every migration this code was written against. */
export async function isMigrated(db: Database, folder = MIGRATIONS): Promise<boolean> {
  try {
    const { rows } = await db.execute<{ applied: number }>(
      sql`select count(*)::int as applied from schema_migrations`,
    );
    return (rows[0]?.applied ?? 0) >= readMigrationFiles({ migrationsFolder: folder }).length;
  } catch {
    return false;
  }
}
