import { and, desc, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { planPeriods, planSubscriptions, vendorPurchases } from '../../tables.ts';

export type PeriodRow = typeof planPeriods.$inferSelect;

type PeriodId = Pick<PeriodRow, 'subscriptionId' | 'number'>;

const isPeriod = ({ subscriptionId, number }: PeriodId) =>
  and(eq(planPeriods.subscriptionId, subscriptionId), eq(planPeriods.number, number));

export async function insertPeriod(tx: Tx, row: typeof planPeriods.$inferInsert): Promise<PeriodRow> {
  const [written] = await tx.insert(planPeriods).values(row).returning();
  if (!written) throw new Error('The period was not written.');
  return written;
}

export async function changePeriod(
  tx: Tx,
  period: PeriodId,
  changes: Partial<
    Pick<
      PeriodRow,
      'state' | 'endsAt' | 'worthCents' | 'earnedCents' | 'paymentId' | 'purchaseUuid' | 'paidAt'
    >
  >,
): Promise<void> {
  await tx.update(planPeriods).set(changes).where(isPeriod(period));
}

export async function findPeriod(tx: Pick<Tx, 'select'>, period: PeriodId): Promise<PeriodRow | undefined> {
  const [row] = await tx.select().from(planPeriods).where(isPeriod(period));
  return row;
}

/** With the listing whose it is. */
export async function findPeriodByPayment(
  tx: Pick<Tx, 'select'>,
  paymentId: string,
): Promise<(PeriodRow & { storefrontId: number }) | undefined> {
  const [row] = await tx
    .select({ period: planPeriods, storefrontId: planSubscriptions.storefrontId })
    .from(planPeriods)
    .innerJoin(planSubscriptions, eq(planSubscriptions.id, planPeriods.subscriptionId))
    .where(eq(planPeriods.paymentId, paymentId));
  return row && { ...row.period, storefrontId: row.storefrontId };
}

/** The periods of a plan that are paid and not wholly earned, the running one first. */
export function listUnearned(tx: Pick<Tx, 'select'>, subscriptionId: string): Promise<PeriodRow[]> {
  return tx
    .select()
    .from(planPeriods)
    .where(
      and(
        eq(planPeriods.subscriptionId, subscriptionId),
        eq(planPeriods.state, 'PAID'),
        lt(planPeriods.earnedCents, planPeriods.worthCents),
      ),
    )
    .orderBy(desc(planPeriods.number));
}

type Unearned = PeriodId & { storefrontId: number };

/** Every period that has begun and is not wholly earned, some at once, in one order. */
export async function listBegunUnearned(
  tx: Pick<Tx, 'select'>,
  { now, after, most }: { now: Date; after: PeriodId | undefined; most: number },
): Promise<Unearned[]> {
  const { subscriptionId, number } = planPeriods;
  return tx
    .select({ subscriptionId, number, storefrontId: planSubscriptions.storefrontId })
    .from(planPeriods)
    .innerJoin(planSubscriptions, eq(planSubscriptions.id, subscriptionId))
    .where(
      and(
        eq(planPeriods.state, 'PAID'),
        lt(planPeriods.earnedCents, planPeriods.worthCents),
        lt(planPeriods.startsAt, now),
        after && sql`(${subscriptionId}, ${number}) > (${after.subscriptionId}, ${after.number})`,
      ),
    )
    .orderBy(subscriptionId, number)
    .limit(most);
}

/** Payments of a listing that somebody could still make: of what was to be bought, and of periods that are due. */
export async function listOpenPayments(tx: Pick<Tx, 'select'>, storefrontId: number): Promise<string[]> {
  const bought = await tx
    .select({ id: vendorPurchases.paymentId })
    .from(vendorPurchases)
    .where(and(eq(vendorPurchases.storefrontId, storefrontId), eq(vendorPurchases.state, 'OPEN')));
  const due = await tx
    .select({ id: planPeriods.paymentId })
    .from(planPeriods)
    .innerJoin(planSubscriptions, eq(planSubscriptions.id, planPeriods.subscriptionId))
    .where(and(eq(planSubscriptions.storefrontId, storefrontId), eq(planPeriods.state, 'DUE')));
  return [...bought, ...due].flatMap(({ id }) => id ?? []);
}
