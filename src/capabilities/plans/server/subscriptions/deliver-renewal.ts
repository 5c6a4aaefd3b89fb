import { storefrontUuidOf } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { givenBackLetter } from '../../rules/plan-letters.ts';
import { planNameOf } from '../../rules/plan-offers.ts';
import { termEnd } from '../../rules/plan-periods.ts';
import { planStates } from '../../rules/plan-states.ts';
import { readBillingOf } from '../billing/billing.store.ts';
import { mailReceipt } from '../purchases/mail-receipt.ts';
import { paidPeriod } from '../purchases/purchase-row.ts';
import { insertPurchase, type PurchaseRow } from '../purchases/purchases.store.ts';
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

export type Settled = {
  paymentId: string;
  amountCents: number;
  isToBeDelivered: boolean;
  card: PurchaseRow['card'];
};

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

/** What was paid is in one history, whoever went for it: a renewal is written down like what somebody bought, and stays as it is. */
async function writeReceipt(
  tx: Tx,
  { clock }: PlanDeps,
  paid: { plan: SubscriptionRow; period: PeriodRow; paymentId: string; card: PurchaseRow['card'] },
): Promise<PurchaseRow> {
  const { plan, period, paymentId, card } = paid;
  const { netCents, taxCents, taxState, taxRate } = period;
  const paidAt = clock.now();
  const written = await insertPurchase(tx, {
    ...{ uuid: clock.uuid(), storefrontId: plan.storefrontId, buyerId: null, key: paymentId },
    ...{ kind: 'PLAN', itemKey: plan.planKey, planPayment: plan.payment, credits: 0 },
    ...{ netCents, taxCents, taxState, taxRate, ...paidPeriod(period) },
    ...{ state: 'PAID', paymentId, card, billing: await readBillingOf(tx, plan.storefrontId) },
    ...{ createdAt: paidAt, paidAt },
  });
  if (!written) throw new Error(`Payment ${paymentId} has a receipt already.`);
  return written;
}

/** In the transaction in which the money is written down: the next period, or the money goes back. */
export async function deliverRenewal(
  tx: Tx,
  deps: PlanDeps,
  { paymentId, amountCents, isToBeDelivered, card }: Settled,
): Promise<void> {
  // Payments send back by themselves what they don't deliver.
  if (!isToBeDelivered) return holdPayment(tx, deps, { paymentId, amountCents });
  const known = await findPeriodByPayment(tx, paymentId);
  if (known) await lockPlans(tx, known.storefrontId);
  const period = await findPeriodByPayment(tx, paymentId);
  if (period && period.state !== 'DUE') return;
  const plan = period && (await findSubscription(tx, period.subscriptionId));
  if (!period || !plan) return holdAndGiveBack(tx, deps, { paymentId, amountCents });
  if (!(await extend(tx, plan, period))) {
    await holdAndGiveBack(tx, deps, { paymentId, amountCents });
    const about = { plan: planNameOf(plan.planKey), totalCents: amountCents };
    const key = `given-back:${paymentId}`;
    return tellOwners(tx, deps, { storefrontId: plan.storefrontId, key }, (listing) =>
      givenBackLetter({ listing, ...about, reason: 'PLAN_ENDED' }),
    );
  }
  const purchase = await writeReceipt(tx, deps, { plan, period, paymentId, card });
  const { uuid: purchaseUuid, paidAt } = purchase;
  await changePeriod(tx, period, { state: 'PAID', paidAt, purchaseUuid });
  await postAll(tx, deps, [saleOf(period, null)]);
  const { storefrontId: id } = plan;
  await mailReceipt(tx, deps, { id, uuid: await storefrontUuidOf(tx, id) }, purchase);
}
