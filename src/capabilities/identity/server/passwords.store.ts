import { and, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { credentials, passwordResets } from '../tables.ts';

const PASSWORD_PROVIDER = 'credential';

function isPasswordOf(userId: string) {
  return and(eq(credentials.userId, userId), eq(credentials.providerId, PASSWORD_PROVIDER));
}

export async function findPasswordHash(tx: Tx, userId: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ password: credentials.password })
    .from(credentials)
    .where(isPasswordOf(userId));
  return row?.password ?? undefined;
}

/** Somebody without a password so far gets one. */
export async function savePasswordHash(tx: Tx, userId: string, password: string, now: Date): Promise<void> {
  const changed = await tx
    .update(credentials)
    .set({ password, updatedAt: now })
    .where(isPasswordOf(userId))
    .returning({ id: credentials.id });
  if (changed.length > 0) return;
  await tx.insert(credentials).values({ accountId: userId, providerId: PASSWORD_PROVIDER, userId, password });
}

export type ResetRow = typeof passwordResets.$inferSelect;

export async function insertReset(tx: Tx, row: typeof passwordResets.$inferInsert): Promise<void> {
  await tx.insert(passwordResets).values(row);
}

export async function findReset(tx: Tx, tokenHash: string, now: Date): Promise<ResetRow | undefined> {
  const [row] = await tx
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return row;
}

/** Ends all but the newest links of a person. */
export async function keepNewestResets(tx: Tx, userId: string, kept: number): Promise<void> {
  const surplus = tx
    .select({ id: passwordResets.id })
    .from(passwordResets)
    .where(eq(passwordResets.userId, userId))
    .orderBy(desc(passwordResets.createdAt))
    .offset(kept);
  await tx.delete(passwordResets).where(inArray(passwordResets.id, surplus));
}

export async function deleteResets(tx: Tx, userId: string): Promise<void> {
  await tx.delete(passwordResets).where(eq(passwordResets.userId, userId));
}

export async function deleteExpiredResets(tx: Tx, now: Date): Promise<void> {
  await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
}
