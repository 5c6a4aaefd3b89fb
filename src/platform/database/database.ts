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
  // A connection that breaks, idle or in the middle of a transaction, must not end the process: its query fails, and the
  // next one opens a new connection. While the pool is being closed it is no news at all.
  const report = (error: Error) => {
    if (!pool.ending) log.warn({ err: error }, 'a database connection broke');
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return Object.assign(drizzle(pool), { $client: pool });
}
