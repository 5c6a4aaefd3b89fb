import { eq, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { limitedTries } from './tables.ts';

export type TriesRow = typeof limitedTries.$inferSelect;

/** The row of a subject, locked; a new one where there is none, so that two who begin at once meet as well. */
export async function lockTries(tx: Tx, subject: string, now: Date): Promise<TriesRow> {
  const [row] = await tx
    .insert(limitedTries)
    .values({ subject, tries: 0, triedAt: now })
    .onConflictDoUpdate({ target: limitedTries.subject, set: { subject } })
    .returning();
  if (!row) throw new Error('A row that was just written is gone.');
  return row;
}

export async function writeTries(tx: Tx, { subject, ...row }: TriesRow): Promise<void> {
  await tx.update(limitedTries).set(row).where(eq(limitedTries.subject, subject));
}

export async function deleteTries(tx: Tx, subject: string): Promise<void> {
  await tx.delete(limitedTries).where(eq(limitedTries.subject, subject));
}

export async function deleteOldTries(db: Pick<Tx, 'delete'>, triedBefore: Date): Promise<void> {
  await db.delete(limitedTries).where(lt(limitedTries.triedAt, triedBefore));
}
