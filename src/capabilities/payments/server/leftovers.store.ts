import { and, asc, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Tx } from '#platform/database/database.ts';
import { paymentRefunds, payments, providerDifferences } from '../tables.ts';

/** Nobody works through more at a sitting. */
const SHOWN = 100;

type Closing = { closedBy: string; closedAt: Date; note: string };

const nameOf = (user: PgColumn) =>
  sql<string | null>`(select u.first_name from users u where u.id = ${user})`;

/** Open ones the oldest first, or closed ones the latest first. */
export function listDifferences(tx: Tx, isClosed: boolean) {
  const { closedAt, closedBy } = providerDifferences;
  return tx
    .select({ difference: providerDifferences, closedByName: nameOf(closedBy) })
    .from(providerDifferences)
    .where(isClosed ? isNotNull(closedAt) : isNull(closedAt))
    .orderBy(isClosed ? desc(closedAt) : asc(providerDifferences.createdAt))
    .limit(SHOWN);
}

/** Refunds that no provider takes any more. */
export function listByHand(tx: Tx, isClosed: boolean) {
  const { closedAt, closedBy, state } = paymentRefunds;
  return tx
    .select({ refund: paymentRefunds, payment: payments, closedByName: nameOf(closedBy) })
    .from(paymentRefunds)
    .innerJoin(payments, eq(payments.id, paymentRefunds.paymentId))
    .where(and(eq(state, 'BY_HAND'), isClosed ? isNotNull(closedAt) : isNull(closedAt)))
    .orderBy(isClosed ? desc(closedAt) : asc(paymentRefunds.createdAt))
    .limit(SHOWN);
}

/** False where it is closed already, or not there. */
export async function closeDifferenceRow(tx: Tx, id: string, closing: Closing): Promise<boolean> {
  const rows = await tx
    .update(providerDifferences)
    .set(closing)
    .where(and(eq(providerDifferences.id, id), isNull(providerDifferences.closedAt)))
    .returning({ id: providerDifferences.id });
  return rows.length > 0;
}

/** The same, of a refund. */
export async function closeRefundRow(tx: Tx, id: string, closing: Closing): Promise<boolean> {
  const { closedAt, state } = paymentRefunds;
  const rows = await tx
    .update(paymentRefunds)
    .set(closing)
    .where(and(eq(paymentRefunds.id, id), eq(state, 'BY_HAND'), isNull(closedAt)))
    .returning({ id: paymentRefunds.id });
  return rows.length > 0;
}
