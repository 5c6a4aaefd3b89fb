import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { DemoPlan } from '../../demo/plan-demo-plans.ts';
import { dueCents } from '../../rules/plan-offers.ts';
import { periodEnd } from '../../rules/plan-periods.ts';
import { findGroup } from '../subscriptions/find-group.ts';
import { insertPeriod } from '../subscriptions/periods.store.ts';
import { postAll, saleOf } from '../subscriptions/plan-postings.ts';
import { insertSubscription } from '../subscriptions/subscriptions.store.ts';

const clockAt = (clock: Clock, moment: Date): Clock => ({ ...clock, now: () => moment });

/** A plan that was bought in the past, with what was paid for it in the books. No mail goes out for it. */
export async function recordPlan(tx: Tx, clock: Clock, storefrontId: number, plan: DemoPlan): Promise<void> {
  const { planKey, payment, state, boughtAt, startsAt, periodEndsAt, termEndsAt } = plan;
  const { group } = await findGroup(tx, storefrontId);
  const netCents = planKey === 'trial' ? 0 : dueCents(planKey, group, payment);
  const id = clock.uuid();
  await insertSubscription(tx, {
    ...{ id, storefrontId, planKey, group, payment, state, startsAt, periodEndsAt, termEndsAt },
    ...{ periodCents: netCents, periods: 1, periodStartsAt: startsAt, autoRenew: plan.autoRenew },
    ...{ graceUntil: plan.graceUntil, endedAt: plan.endedAt, createdAt: boughtAt },
  });
  if (planKey === 'trial') return;
  const period = { subscriptionId: id, number: 1, netCents, taxCents: 0, taxState: null };
  await insertPeriod(tx, {
    ...{ ...period, state: 'PAID', startsAt, endsAt: periodEndsAt, worthCents: netCents },
    ...{ paidAt: boughtAt, createdAt: boughtAt },
  });
  await postAll(tx, { clock: clockAt(clock, boughtAt) }, [saleOf(period, null)]);
  if (state !== 'PAST_DUE') return;
  await insertPeriod(tx, {
    ...{ ...period, number: 2, state: 'DUE', startsAt: periodEndsAt, worthCents: netCents },
    ...{ endsAt: periodEnd(startsAt, 2, planKey, payment), createdAt: periodEndsAt },
  });
}
