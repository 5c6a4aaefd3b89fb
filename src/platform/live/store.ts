import { sql } from 'drizzle-orm';
import type pg from 'pg';
import type { Tx } from '#platform/database/database.ts';

const CHANNEL = 'ampersand_live';

/** Delivered by PostgreSQL at commit, to every process that listens; a rollback sends nothing. */
export async function notifyProcesses(tx: Pick<Tx, 'execute'>, message: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${CHANNEL}, ${message})`);
}

export async function listenForMessages(
  client: pg.Client,
  onMessage: (message: string) => void,
): Promise<void> {
  client.on('notification', ({ channel, payload }) => {
    if (channel === CHANNEL && payload) onMessage(payload);
  });
  await client.query(`listen ${CHANNEL}`);
}

/** A broken network does not tell the listener; asking does. */
export async function assertConnected(client: pg.Client): Promise<void> {
  await client.query('select 1');
}
