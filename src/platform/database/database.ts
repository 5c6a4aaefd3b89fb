import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '#platform/log.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** What every store function takes first: a transaction, or the pool itself for a single read. */
export type Tx = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction'
>;

export function connectDatabase(url: string, log: Logger, connections = 16): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'ampersand',
  });
  // An idle connection that breaks must not end the process; the next query opens a new one.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle database connection broke'));
  // The same for one in the middle of a transaction: its query fails, nothing else does.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'a database connection broke')),
  );
  return Object.assign(drizzle(pool), { $client: pool });
}
