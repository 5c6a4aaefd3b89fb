import { sql } from 'drizzle-orm';
import type { Tx } from './database.ts';

/** Whoever takes a name that another transaction holds waits for its end; for what has no row of its own to lock. */
export async function lockName(tx: Pick<Tx, 'execute'>, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
}
