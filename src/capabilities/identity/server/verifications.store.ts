import { and, eq, gt } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { verifications } from '../tables.ts';

export async function findVerification(tx: Tx, identifier: string, now: Date) {
  const [row] = await tx
    .select()
    .from(verifications)
    .where(and(eq(verifications.identifier, identifier), gt(verifications.expiresAt, now)));
  return row;
}
