import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Tx } from '#platform/database/database.ts';

/** The world is written over one connection, in one transaction. */
export const toTx = (client: pg.ClientBase): Tx => drizzle(client as pg.Client) as unknown as Tx;
