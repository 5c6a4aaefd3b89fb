import type { Tx } from '#platform/database/database.ts';
import { renewedLetter } from '../../rules/plan-letters.ts';
import { planNameOf } from '../../rules/plan-offers.ts';
import { termEnd } from '../../rules/plan-periods.ts';
import { planStates } from '../../rules/plan-states.ts';
import { holdAndGiveBack, holdPayment } from './give-back.ts';
import { changePeriod, findPeriodByPayment, type PeriodRow } from './periods.store.ts';
import type { PlanDeps } from './plan-deps.ts';
import { postAll, saleOf } from './plan-postings.ts';
import {
  changeSubscription,
  findSubscription,
  lockPlans,
  type SubscriptionRow,
} from './subscriptions.store.ts';
import { tellOwners } from './tell-owners.ts';

export type Settled = { paymentId: string; amountCents: number; isToBeDelivered: boolean };

async function extend(tx: Tx, plan: SubscriptionRow, period: PeriodRow): Promise<boolean> {
  const { planKey, payment, startsAt, autoRenew } = plan;
  const step = plan.state === 'PAST_DUE' && !autoRenew ? 'renewLeaving' : 'renew';
  const state = planStates.next(plan.state, step);
  if (!state || planKey === 'trial' || plan.periods + 1 !== period.number) return false;
  await changeSubscription(tx, plan.id, {
    ...{ state, periods: period.number, tries: 0, nextTryAt: null, graceUntil: null },
    ...{ periodStartsAt: period.startsAt, periodEndsAt: period.endsAt },
    termEndsAt: termEnd(startsAt, period.number, planKey, payment),
  });
  return true;
}

/** In the transaction in which the money is written down: the next period, or the money goes back. */
export async function deliverRenewal(
  tx: Tx,
  deps: PlanDeps,
  { paymentId, amountCents, isToBeDelivered }: Settled,
): Promise<void> {
  // Payments send back by themselves what they don't deliver.
  if (!isToBeDelivered) return holdPayment(tx, deps, { paymentId, amountCents });
  const known = await findPeriodByPayment(tx, paymentId);
  if (known) await lockPlans(tx, known.storefrontId);
  const period = await findPeriodByPayment(tx, paymentId);
  if (period && period.state !== 'DUE') return;
  const plan = period && (await findSubscription(tx, period.subscriptionId));
  if (!period || !plan || !(await extend(tx, plan, period)))
    return holdAndGiveBack(tx, deps, { paymentId, amountCents });
  await changePeriod(tx, period, { state: 'PAID', paidAt: deps.clock.now() });
  await postAll(tx, deps, [saleOf(period, null)]);
  const { netCents, taxCents, endsAt: periodEndsAt, number } = period;
  const key = `plan-renewed:${plan.id}:${number}`;
  await tellOwners(tx, deps, { storefrontId: plan.storefrontId, key }, (listing) =>
    renewedLetter({ listing, plan: planNameOf(plan.planKey), netCents, taxCents, periodEndsAt }),
  );
}
