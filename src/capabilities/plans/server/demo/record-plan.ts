import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DemoPlan } from '../../demo/plan-demo-plans.ts';
import { periodEnd } from '../../rules/plan-periods.ts';
import { findGroup } from '../subscriptions/find-group.ts';
import { insertPeriod } from '../subscriptions/periods.store.ts';
import { postAll, saleOf } from '../subscriptions/plan-postings.ts';
import { insertSubscription } from '../subscriptions/subscriptions.store.ts';
import { insertDemoPurchase } from './insert-demo-purchase.ts';

const clockAt = (clock: Clock, moment: Date): Clock => ({ ...clock, now: () => moment });

type Listing = { id: number; ownerId: string };

async function subscribe(
  tx: Tx,
  id: string,
  listing: Listing,
  plan: DemoPlan,
  periodCents: number,
): Promise<void> {
  const { planKey, payment, state, startsAt, periodEndsAt, termEndsAt, graceUntil, endedAt } = plan;
  const { group } = await findGroup(tx, listing.id);
  await insertSubscription(tx, {
    ...{ id, storefrontId: listing.id, planKey, group, payment, state, startsAt, periodEndsAt, termEndsAt },
    ...{ periodCents, periods: 1, periodStartsAt: startsAt, autoRenew: plan.autoRenew },
    ...{ graceUntil, endedAt, createdAt: plan.boughtAt },
  });
}

/** A plan that was bought in the past, with what was paid for it in the books. No mail goes out for it. */
export async function recordPlan(tx: Tx, clock: Clock, listing: Listing, plan: DemoPlan): Promise<void> {
  const { planKey, payment, state, boughtAt, startsAt, periodEndsAt } = plan;
  const id = clock.uuid();
  if (planKey === 'trial') return subscribe(tx, id, listing, plan, 0);
  const then = clockAt(clock, boughtAt);
  const wish = { kind: 'plan', planKey, payment } as const;
  const first = { periodNumber: 1, periodStartsAt: startsAt, periodEndsAt } as const;
  const bought = { storefrontId: listing.id, buyerId: listing.ownerId, wish, period: first };
  const { uuid, netCents, ...tax } = await insertDemoPurchase(tx, then, bought);
  await subscribe(tx, id, listing, plan, netCents);
  const { taxCents, taxState, taxRate } = tax;
  const period = {
    ...{ subscriptionId: id, number: 1, netCents, worthCents: netCents },
    ...{ taxCents, taxState, taxRate },
  };
  await insertPeriod(tx, {
    ...{ ...period, state: 'PAID', startsAt, endsAt: periodEndsAt, purchaseUuid: uuid },
    ...{ paidAt: boughtAt, createdAt: boughtAt },
  });
  await postAll(tx, { clock: then }, [saleOf(period, { userId: listing.ownerId, impersonation: null })]);
  if (state !== 'PAST_DUE') return;
  await insertPeriod(tx, {
    ...{ ...period, number: 2, state: 'DUE', startsAt: periodEndsAt },
    ...{ endsAt: periodEnd(startsAt, 2, planKey, payment), createdAt: periodEndsAt },
  });
}
