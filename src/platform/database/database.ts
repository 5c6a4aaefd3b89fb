import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '#platform/log.ts';
import { ImpatientClient, type ImpatientConfig } from './impatient-client.ts';

export type Database = NodePgDatabase & { $client: pg.Pool };
/** What every store function takes first: a transaction, or the pool itself for a single read. */
export type Tx = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | 'transaction'
>;

/** Behind so many others nobody gets a connection in time: better told at once. */
const MOST_WAITING = 150;

type Limits = { connections?: number; waitMs?: number } & Pick<ImpatientConfig, 'answerWithinMs'>;

export function connectDatabase(
  url: string,
  log: Logger,
  { connections = 16, waitMs = 1_900, answerWithinMs }: Limits = {},
): Database {
  const config: pg.PoolConfig & ImpatientConfig = {
    Client: ImpatientClient,
    connectionString: url,
    max: connections,
    // For a connection that is free as well as for a new one.
    connectionTimeoutMillis: waitMs,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    application_name: 'ampersand',
    ...(answerWithinMs !== undefined && { answerWithinMs }),
  };
  const pool = new pg.Pool(config);
  // A connection that breaks, idle or in the middle of a transaction, must not end the process: its query fails, and the
  // next one opens a new connection. While the pool is being closed it is no news at all.
  const report = (error: Error) => {
    if (!pool.ending) log.warn({ err: error }, 'a database connection broke');
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', report));
  return Object.assign(drizzle(pool), { $client: pool });
}

/** Whether another request has a chance of being served. */
export function hasRoom({ $client }: Pick<Database, '$client'>): boolean {
  return $client.waitingCount < MOST_WAITING;
}
