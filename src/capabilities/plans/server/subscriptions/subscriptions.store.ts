import { and, eq, ne, or } from 'drizzle-orm';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import type { HeldPlan } from '../../rules/plan-quote.ts';
import { planPeriods, planSubscriptions } from '../../tables.ts';

export type SubscriptionRow = typeof planSubscriptions.$inferSelect;
/** With what its running period brings us. */
export type HeldRow = SubscriptionRow & HeldPlan;

/** What a listing has and will have, and the trial it had. */
export function listSubscriptions(tx: Pick<Tx, 'select'>, storefrontId: number): Promise<SubscriptionRow[]> {
  return tx
    .select()
    .from(planSubscriptions)
    .where(
      and(
        eq(planSubscriptions.storefrontId, storefrontId),
        or(ne(planSubscriptions.state, 'ENDED'), eq(planSubscriptions.planKey, 'trial')),
      ),
    )
    .orderBy(planSubscriptions.startsAt);
}

/** What has not ended yet, first what runs. */
export async function listHeldPlans(tx: Pick<Tx, 'select'>, storefrontId: number): Promise<HeldRow[]> {
  const rows = await tx
    .select({ plan: planSubscriptions, worthCents: planPeriods.worthCents })
    .from(planSubscriptions)
    .leftJoin(
      planPeriods,
      and(
        eq(planPeriods.subscriptionId, planSubscriptions.id),
        eq(planPeriods.number, planSubscriptions.periods),
      ),
    )
    .where(and(eq(planSubscriptions.storefrontId, storefrontId), ne(planSubscriptions.state, 'ENDED')))
    .orderBy(planSubscriptions.startsAt);
  return rows.map(({ plan, worthCents }) => ({ ...plan, worthCents: worthCents ?? 0 }));
}

/**
 * Whoever changes the plans of a listing holds it first, after a payment and before any account. Rows that only point to the
 * listing can be written beside it.
 */
export async function lockPlans(tx: Tx, storefrontId: number): Promise<void> {
  await tx
    .select({ id: storefronts.id })
    .from(storefronts)
    .where(eq(storefronts.id, storefrontId))
    .for('no key update');
}

export async function findListing(tx: Pick<Tx, 'select'>, storefrontId: number) {
  const [row] = await tx
    .select({
      uuid: storefronts.uuid,
      name: storefronts.name,
      taxonomyNodeId: storefronts.taxonomyNodeId,
      publicationStatus: storefronts.publicationStatus,
    })
    .from(storefronts)
    .where(eq(storefronts.id, storefrontId));
  if (!row) throw new Error(`There is no listing ${storefrontId}.`);
  return row;
}

export async function findSubscription(
  tx: Pick<Tx, 'select'>,
  id: string,
): Promise<SubscriptionRow | undefined> {
  const [row] = await tx.select().from(planSubscriptions).where(eq(planSubscriptions.id, id));
  return row;
}

/** False where one of its kind is there: a listing has one plan that runs, one that waits and one trial in its life. */
export async function insertSubscription(
  tx: Tx,
  row: typeof planSubscriptions.$inferInsert,
): Promise<boolean> {
  const written = await tx
    .insert(planSubscriptions)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: planSubscriptions.id });
  return written.length > 0;
}

export async function changeSubscription(
  tx: Tx,
  id: string,
  changes: Partial<Omit<SubscriptionRow, 'id' | 'storefrontId' | 'createdAt'>>,
): Promise<void> {
  await tx.update(planSubscriptions).set(changes).where(eq(planSubscriptions.id, id));
}
