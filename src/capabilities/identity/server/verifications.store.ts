import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { verifications } from '../tables.ts';

/** Whose sign-in waits for its second factor under this name of the auth library. */
export async function findPendingSignIn(tx: Tx, identifier: string, now: Date): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: verifications.value })
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
  return row?.userId;
}

/** Ends sign-ins that were begun and still owe their second factor. */
export async function deleteVerificationsOf(tx: Tx, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
}

export async function deleteVerification(tx: Tx, identifier: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.identifier, identifier));
}
