import { and, asc, eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { dayHelpers } from '../../tables.ts';

export type HelperRow = typeof dayHelpers.$inferSelect;

export function listHelpers(tx: Tx, weddingId: string): Promise<HelperRow[]> {
  return tx
    .select()
    .from(dayHelpers)
    .where(eq(dayHelpers.weddingId, weddingId))
    .orderBy(asc(dayHelpers.createdAt), asc(dayHelpers.uuid));
}

export async function findHelper(tx: Tx, uuid: string): Promise<HelperRow | undefined> {
  const [row] = await tx.select().from(dayHelpers).where(eq(dayHelpers.uuid, uuid));
  return row;
}

export async function findHelperByToken(tx: Tx, token: string): Promise<HelperRow | undefined> {
  const [row] = await tx.select().from(dayHelpers).where(eq(dayHelpers.token, token));
  return row;
}

export async function insertHelper(tx: Tx, helper: Omit<HelperRow, 'seenAt'>): Promise<void> {
  await tx.insert(dayHelpers).values(helper);
}

/** To the minute is enough, and spares a write each time a phone asks. */
export async function noteSeen(tx: Tx, uuid: string, at: Date): Promise<void> {
  await tx
    .update(dayHelpers)
    .set({ seenAt: at })
    .where(
      and(
        eq(dayHelpers.uuid, uuid),
        sql`coalesce(seen_at, '-infinity') < ${at.toISOString()}::timestamptz - interval '1 minute'`,
      ),
    );
}

export async function deleteHelper(tx: Tx, weddingId: string, uuid: string): Promise<number> {
  const gone = await tx
    .delete(dayHelpers)
    .where(and(eq(dayHelpers.weddingId, weddingId), eq(dayHelpers.uuid, uuid)));
  return gone.rowCount ?? 0;
}

export async function deleteHelpers(tx: Tx, weddingId: string): Promise<void> {
  await tx.delete(dayHelpers).where(eq(dayHelpers.weddingId, weddingId));
}
