import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { sessions, verificationCodes } from '../tables.ts';

export type CodeRow = typeof verificationCodes.$inferSelect;
type Purpose = CodeRow['purpose'];

/** Whether the session is there, and it stays until the transaction ends: a code belongs to one. */
export async function holdSession(tx: Tx, sessionId: string): Promise<boolean> {
  const rows = await tx
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
    .for('key share');
  return rows.length > 0;
}

export async function insertCode(tx: Tx, code: typeof verificationCodes.$inferInsert): Promise<void> {
  await tx.insert(verificationCodes).values(code);
}

export async function findOpenCode(
  tx: Tx,
  sessionId: string,
  purpose: Purpose,
  now: Date,
): Promise<CodeRow | undefined> {
  const [row] = await tx
    .select()
    .from(verificationCodes)
    .where(
      and(
        eq(verificationCodes.sessionId, sessionId),
        eq(verificationCodes.purpose, purpose),
        gt(verificationCodes.expiresAt, now),
      ),
    )
    .orderBy(desc(verificationCodes.createdAt))
    .limit(1);
  return row;
}

/** Takes one of the tries, before the code is compared: parallel guesses cannot share one. */
export async function takeAttempt(tx: Tx, id: string, allowed: number): Promise<boolean> {
  const rows = await tx
    .update(verificationCodes)
    .set({ attempts: sql`${verificationCodes.attempts} + 1` })
    .where(and(eq(verificationCodes.id, id), lt(verificationCodes.attempts, allowed)))
    .returning({ id: verificationCodes.id });
  return rows.length > 0;
}

/** True for the one caller that used the code up. */
export async function consumeCode(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .delete(verificationCodes)
    .where(eq(verificationCodes.id, id))
    .returning({ id: verificationCodes.id });
  return rows.length > 0;
}

export async function deleteCodes(tx: Tx, sessionId: string, purpose: Purpose): Promise<void> {
  await tx
    .delete(verificationCodes)
    .where(and(eq(verificationCodes.sessionId, sessionId), eq(verificationCodes.purpose, purpose)));
}

export async function deleteCodesOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verificationCodes).where(eq(verificationCodes.userId, userId));
}
