import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { unpaidLetter } from '../../rules/plan-letters.ts';
import { planNameOf } from '../../rules/plan-offers.ts';
import { graceEnd, nextTryAt } from '../../rules/plan-periods.ts';
import { planStates } from '../../rules/plan-states.ts';
import { isToBeRenewed } from '../../rules/plan-works.ts';
import { findDuePeriod, holdDue, type RenewalDeps } from './open-renewal.ts';
import { findPeriodByPayment, type PeriodRow } from './periods.store.ts';
import type { PlanDeps } from './plan-deps.ts';
import { changeSubscription, type SubscriptionRow } from './subscriptions.store.ts';
import { tellOwners } from './tell-owners.ts';

type Reason = 'DECLINED' | 'BANK_ASKS' | 'NO_CARD';

/** The plan works on for a week, while its card is tried again; where that is of no use, its owners are asked to pay. */
async function markUnpaid(
  tx: Tx,
  deps: PlanDeps,
  { plan, period, reason }: { plan: SubscriptionRow; period: PeriodRow; reason: Reason },
): Promise<void> {
  const state = plan.state === 'PAST_DUE' ? plan.state : planStates.next(plan.state, 'fail');
  if (!state) return;
  const tries = plan.tries + (reason === 'DECLINED' ? 1 : 0);
  const again = reason === 'DECLINED' && isToBeRenewed(plan) ? nextTryAt(plan.periodEndsAt, tries) : null;
  const graceUntil = graceEnd(plan.periodEndsAt);
  await changeSubscription(tx, plan.id, { state, tries, nextTryAt: again, graceUntil });
  const key = `plan-unpaid:${plan.id}:${period.number}:${reason}:${tries}`;
  await tellOwners(tx, deps, { storefrontId: plan.storefrontId, key }, (listing) =>
    unpaidLetter({
      ...{ listing, plan: planNameOf(plan.planKey), totalCents: period.netCents + period.taxCents },
      ...{ graceUntil, nextTryAt: again, reason },
    }),
  );
}

/** There is no card to take the period from. */
export async function askForPayment(deps: RenewalDeps, subscriptionId: string): Promise<void> {
  await transact(deps.db, async (tx) => {
    const plan = await holdDue(tx, deps, subscriptionId);
    if (!plan) return;
    const period = await findDuePeriod(tx, deps, plan);
    await markUnpaid(tx, deps, { plan, period, reason: 'NO_CARD' });
  });
}

/** In the transaction in which the payment failed. */
export async function failRenewal(
  tx: Tx,
  deps: PlanDeps,
  { paymentId, declineCode }: { paymentId: string; declineCode: string },
): Promise<void> {
  const period = await findPeriodByPayment(tx, paymentId);
  if (period?.state !== 'DUE') return;
  const plan = await holdDue(tx, deps, period.subscriptionId);
  if (plan?.periods !== period.number - 1) return;
  const reason = declineCode === 'authentication_required' ? 'BANK_ASKS' : 'DECLINED';
  await markUnpaid(tx, deps, { plan, period, reason });
}
