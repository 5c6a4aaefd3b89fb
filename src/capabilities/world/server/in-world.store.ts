import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Tx } from '#platform/database/database.ts';

/** The world has a transaction open: what is one elsewhere is a part of it, and whatever fails there ends it all. */
export function inWorld(client: pg.ClientBase): Tx {
  const tx = drizzle(client as pg.Client);
  const transaction = (work: (inner: Tx) => Promise<unknown>) => work(tx);
  return Object.assign(tx, { transaction }) as unknown as Tx;
}
