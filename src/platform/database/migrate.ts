import path from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import type { Database } from './database.ts';

const MIGRATIONS = path.resolve(import.meta.dirname, '../../../db/migrations');
const MIGRATION_LOCK = 7_261_001;

/** Applies what is missing. Processes that start together wait for each other. */
export async function applyMigrations(db: Database): Promise<void> {
  const holder = await db.$client.connect();
  try {
    await holder.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await migrate(db, {
      migrationsFolder: MIGRATIONS,
      migrationsTable: 'schema_migrations',
      migrationsSchema: 'public',
    });
  } finally {
    await holder.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    holder.release();
  }
}

/** Whether the database answers and has every migration this code was written against. */
export async function isMigrated(db: Database): Promise<boolean> {
  try {
    const { rows } = await db.execute<{ applied: number }>(
      sql`select count(*)::int as applied from schema_migrations`,
    );
    return (rows[0]?.applied ?? 0) >= readMigrationFiles({ migrationsFolder: MIGRATIONS }).length;
  } catch {
    return false;
  }
}
