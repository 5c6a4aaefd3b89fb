import { and, asc, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { paymentRefunds } from '../tables.ts';

export type RefundRow = typeof paymentRefunds.$inferSelect;

/** Nothing where the key is taken. */
export async function insertRefund(
  tx: Tx,
  refund: typeof paymentRefunds.$inferInsert,
): Promise<RefundRow | undefined> {
  const [row] = await tx
    .insert(paymentRefunds)
    .values(refund)
    .onConflictDoNothing({ target: paymentRefunds.idempotencyKey })
    .returning();
  return row;
}

export async function findRefundByKey(tx: Tx, key: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.idempotencyKey, key));
  return row;
}

export async function findRefund(tx: Tx, id: string): Promise<RefundRow | undefined> {
  const [row] = await tx.select().from(paymentRefunds).where(eq(paymentRefunds.id, id));
  return row;
}

export async function findPaymentIdByRefund(
  tx: Tx,
  provider: string,
  ref: string,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ paymentId: paymentRefunds.paymentId })
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.provider, provider), eq(paymentRefunds.providerRef, ref)));
  return row?.paymentId;
}

export async function listRefunds(tx: Tx, paymentId: string): Promise<RefundRow[]> {
  return tx
    .select()
    .from(paymentRefunds)
    .where(eq(paymentRefunds.paymentId, paymentId))
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id));
}

export async function changeRefund(
  tx: Tx,
  id: string,
  change: Partial<typeof paymentRefunds.$inferInsert>,
): Promise<void> {
  await tx.update(paymentRefunds).set(change).where(eq(paymentRefunds.id, id));
}

/** Not done and not for a person either: those that were not touched since. */
export async function listWaitingRefunds(
  tx: Tx,
  provider: string,
  before: Date,
  most: number,
): Promise<string[]> {
  const rows = await tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.provider, provider),
        sql`${paymentRefunds.state} in ('REQUESTED', 'SENT', 'FAILED')`,
        or(isNull(paymentRefunds.triedAt), lt(paymentRefunds.triedAt, before)),
      ),
    )
    .orderBy(asc(paymentRefunds.triedAt))
    .limit(most);
  return rows.map(({ id }) => id);
}
