import { and, asc, eq, gte, inArray, isNull, lt, lte, notExists, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { paymentAttempts, payments, providerDifferences } from '../tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type AttemptRow = typeof paymentAttempts.$inferSelect;

/** Nothing where the key is taken. */
export async function insertPayment(
  tx: Tx,
  payment: typeof payments.$inferInsert,
): Promise<PaymentRow | undefined> {
  const [row] = await tx
    .insert(payments)
    .values(payment)
    .onConflictDoNothing({ target: payments.idempotencyKey })
    .returning();
  return row;
}

export async function findPaymentByKey(tx: Tx, key: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.idempotencyKey, key));
  return row;
}

export async function findPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id));
  return row;
}

/** Whatever changes a payment, its attempts or its refunds waits here first. */
export async function lockPayment(tx: Tx, id: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(payments).where(eq(payments.id, id)).for('update');
  return row;
}

export async function changePayment(
  tx: Tx,
  id: string,
  change: Partial<typeof payments.$inferInsert>,
): Promise<void> {
  await tx
    .update(payments)
    .set({ ...change, version: sql`${payments.version} + 1` })
    .where(eq(payments.id, id));
}

export async function insertAttempt(tx: Tx, attempt: typeof paymentAttempts.$inferInsert): Promise<void> {
  await tx.insert(paymentAttempts).values(attempt);
}

export async function listAttempts(tx: Tx, paymentId: string): Promise<AttemptRow[]> {
  return tx
    .select()
    .from(paymentAttempts)
    .where(eq(paymentAttempts.paymentId, paymentId))
    .orderBy(asc(paymentAttempts.number));
}

export async function findAttempt(
  tx: Tx,
  paymentId: string,
  number: number,
): Promise<AttemptRow | undefined> {
  const [row] = await tx
    .select()
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.number, number)));
  return row;
}

export async function changeAttempt(
  tx: Tx,
  { paymentId, number }: Pick<AttemptRow, 'paymentId' | 'number'>,
  change: Partial<typeof paymentAttempts.$inferInsert>,
): Promise<void> {
  await tx
    .update(paymentAttempts)
    .set(change)
    .where(and(eq(paymentAttempts.paymentId, paymentId), eq(paymentAttempts.number, number)));
}

/** Whose page or charge the provider calls this. */
export async function findPaymentIdByRef(tx: Tx, provider: string, ref: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ paymentId: paymentAttempts.paymentId })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, provider),
        or(eq(paymentAttempts.providerRef, ref), eq(paymentAttempts.chargeRef, ref)),
      ),
    );
  return row?.paymentId;
}

/** Unpaid beyond their time, but for those that a person is to look at. */
export async function listDuePayments(tx: Tx, provider: string, now: Date, most: number): Promise<string[]> {
  const openDifference = tx
    .select({ one: sql`1` })
    .from(providerDifferences)
    .where(and(eq(providerDifferences.paymentId, payments.id), isNull(providerDifferences.closedAt)));
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(
        eq(payments.provider, provider),
        lte(payments.expiresAt, now),
        sql`${payments.state} in ('OPEN', 'CHALLENGED', 'FAILED')`,
        notExists(openDifference),
      ),
    )
    .orderBy(asc(payments.expiresAt))
    .limit(most);
  return rows.map(({ id }) => id);
}

/** Payments of which we await an answer: never got one, or one that was not the last. */
export async function listWaitingPayments(
  tx: Tx,
  provider: string,
  { askedBefore, readBefore }: { askedBefore: Date; readBefore: Date },
  most: number,
): Promise<string[]> {
  const rows = await tx
    .selectDistinct({ id: paymentAttempts.paymentId })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.provider, provider),
        or(
          and(eq(paymentAttempts.state, 'ASKING'), lt(paymentAttempts.createdAt, askedBefore)),
          and(
            inArray(paymentAttempts.state, ['PROCESSING', 'CHALLENGED']),
            lt(paymentAttempts.readAt, readBefore),
          ),
        ),
      ),
    )
    .limit(most);
  return rows.map(({ id }) => id);
}

/** What was settled by our books in a stretch of time. */
export async function listSettled(
  tx: Tx,
  provider: string,
  { from, to }: { from: Date; to: Date },
): Promise<(PaymentRow & { chargeRef: string | null })[]> {
  const rows = await tx
    .select({ payment: payments, chargeRef: paymentAttempts.chargeRef })
    .from(payments)
    .innerJoin(
      paymentAttempts,
      and(
        eq(paymentAttempts.paymentId, payments.id),
        eq(paymentAttempts.number, sql`${payments.settledAttempt}`),
      ),
    )
    .where(
      and(eq(payments.provider, provider), gte(payments.succeededAt, from), lt(payments.succeededAt, to)),
    );
  return rows.map(({ payment, chargeRef }) => ({ ...payment, chargeRef }));
}

/** Each is noted once; a person closes it. True where it is new. */
export async function insertDifference(
  tx: Tx,
  difference: typeof providerDifferences.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(providerDifferences)
    .values(difference)
    .onConflictDoNothing()
    .returning({ id: providerDifferences.id });
  return rows.length > 0;
}
