import { and, asc, eq, gt, gte, lt, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import {
  sandboxCustomers,
  sandboxEvents,
  sandboxMethods,
  sandboxPayments,
  sandboxRefunds,
} from '../tables.ts';

export type PaymentRow = typeof sandboxPayments.$inferSelect;
export type RefundRow = typeof sandboxRefunds.$inferSelect;
export type MethodRow = typeof sandboxMethods.$inferSelect;
export type EventRow = typeof sandboxEvents.$inferSelect;

/** The customer that the owner has, new or not. */
export async function keepCustomer(tx: Tx, customer: { ref: string; ownerKey: string }): Promise<string> {
  await tx.insert(sandboxCustomers).values(customer).onConflictDoNothing();
  const [row] = await tx
    .select({ ref: sandboxCustomers.ref })
    .from(sandboxCustomers)
    .where(eq(sandboxCustomers.ownerKey, customer.ownerKey));
  return row?.ref ?? customer.ref;
}

/** What is there under this key: the new row, or the one that an earlier call with the same key made. */
export async function keepPayment(
  tx: Tx,
  payment: typeof sandboxPayments.$inferInsert,
): Promise<{ row: PaymentRow | undefined; isNew: boolean }> {
  const inserted = await tx
    .insert(sandboxPayments)
    .values(payment)
    .onConflictDoNothing({ target: sandboxPayments.key })
    .returning();
  if (inserted[0]) return { row: inserted[0], isNew: true };
  const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.key, payment.key));
  return { row, isNew: false };
}

export async function findPayment(tx: Tx, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref));
  return row;
}

export async function lockPayment(tx: Tx, ref: string): Promise<PaymentRow | undefined> {
  const [row] = await tx.select().from(sandboxPayments).where(eq(sandboxPayments.ref, ref)).for('update');
  return row;
}

export async function changePayment(
  tx: Tx,
  ref: string,
  change: Partial<typeof sandboxPayments.$inferInsert>,
): Promise<void> {
  await tx.update(sandboxPayments).set(change).where(eq(sandboxPayments.ref, ref));
}

export async function keepRefund(
  tx: Tx,
  refund: typeof sandboxRefunds.$inferInsert,
): Promise<RefundRow | undefined> {
  const [row] = await tx.insert(sandboxRefunds).values(refund).returning();
  return row;
}

export async function findRefund(
  tx: Tx,
  by: { ref: string } | { key: string },
): Promise<RefundRow | undefined> {
  const wanted = 'ref' in by ? eq(sandboxRefunds.ref, by.ref) : eq(sandboxRefunds.key, by.key);
  const [row] = await tx.select().from(sandboxRefunds).where(wanted);
  return row;
}

/** What has been given back by now, without what failed. */
export async function sumRefunds(tx: Tx, chargeRef: string, now: Date): Promise<number> {
  const [row] = await tx
    .select({ cents: sql<number>`coalesce(sum(${sandboxRefunds.amountCents}), 0)::int` })
    .from(sandboxRefunds)
    .where(
      and(
        eq(sandboxRefunds.chargeRef, chargeRef),
        or(sql`${sandboxRefunds.failsAt} is null`, gt(sandboxRefunds.failsAt, now)),
      ),
    );
  return row?.cents ?? 0;
}

export async function insertMethod(tx: Tx, method: typeof sandboxMethods.$inferInsert): Promise<void> {
  await tx.insert(sandboxMethods).values(method);
}

export async function findMethod(tx: Tx, ref: string): Promise<MethodRow | undefined> {
  const [row] = await tx
    .select()
    .from(sandboxMethods)
    .where(and(eq(sandboxMethods.ref, ref), eq(sandboxMethods.isForgotten, false)));
  return row;
}

export async function listMethods(tx: Tx, customerRef: string): Promise<MethodRow[]> {
  return tx
    .select()
    .from(sandboxMethods)
    .where(and(eq(sandboxMethods.customerRef, customerRef), eq(sandboxMethods.isForgotten, false)))
    .orderBy(asc(sandboxMethods.createdAt));
}

export async function forgetMethod(tx: Tx, ref: string): Promise<void> {
  await tx.update(sandboxMethods).set({ isForgotten: true }).where(eq(sandboxMethods.ref, ref));
}

export async function insertEvent(tx: Tx, event: EventRow): Promise<void> {
  await tx.insert(sandboxEvents).values(event);
}

/** Takes what is due, once however many ask. */
export async function takeDueEvents(tx: Tx, now: Date): Promise<EventRow[]> {
  const due = await tx
    .select()
    .from(sandboxEvents)
    .where(and(lte(sandboxEvents.dueAt, now), gt(sandboxEvents.sendings, 0)))
    .orderBy(asc(sandboxEvents.dueAt), asc(sandboxEvents.id))
    .for('update', { skipLocked: true });
  for (const { id } of due)
    await tx.update(sandboxEvents).set({ sendings: 0 }).where(eq(sandboxEvents.id, id));
  return due;
}

type Day = { from: Date; to: Date };

export async function listCharges(tx: Tx, { from, to }: Day): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(sandboxPayments)
    .where(and(gte(sandboxPayments.paidAt, from), lt(sandboxPayments.paidAt, to)))
    .orderBy(asc(sandboxPayments.paidAt), asc(sandboxPayments.ref));
}

export async function listDisputes(tx: Tx, { from, to }: Day): Promise<PaymentRow[]> {
  return tx
    .select()
    .from(sandboxPayments)
    .where(and(gte(sandboxPayments.disputedAt, from), lt(sandboxPayments.disputedAt, to)));
}

export async function listRefunds(
  tx: Tx,
  { from, to }: Day,
): Promise<(RefundRow & { paymentId: string | null })[]> {
  const rows = await tx
    .select({ refund: sandboxRefunds, paymentId: sandboxPayments.paymentId })
    .from(sandboxRefunds)
    .innerJoin(sandboxPayments, eq(sandboxPayments.ref, sandboxRefunds.chargeRef))
    .where(
      or(
        and(gte(sandboxRefunds.createdAt, from), lt(sandboxRefunds.createdAt, to)),
        and(gte(sandboxRefunds.failsAt, from), lt(sandboxRefunds.failsAt, to)),
      ),
    )
    .orderBy(asc(sandboxRefunds.createdAt), asc(sandboxRefunds.ref));
  return rows.map(({ refund, paymentId }) => ({ ...refund, paymentId }));
}
