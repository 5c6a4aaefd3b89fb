import type { Transfer } from '#capabilities/ledger/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { endedLetter } from '../../rules/plan-letters.ts';
import { planNameOf } from '../../rules/plan-offers.ts';
import { planStates } from '../../rules/plan-states.ts';
import { noteRefund } from '../purchases/purchases.store.ts';
import { endPlan } from './end-plan.ts';
import { giveBack, postHeldRefund } from './give-back.ts';
import { changePeriod, findPeriodByPayment, type PeriodRow } from './periods.store.ts';
import type { PlanDeps } from './plan-deps.ts';
import { postAll, refundOf } from './plan-postings.ts';
import { findSubscription, lockPlans } from './subscriptions.store.ts';
import { tellOwners } from './tell-owners.ts';

type Refunded = { paymentId: string; refundId: string; amountCents: number; refundedCents: number };
type Lost = { paymentId: string; amountCents: number };

/** The period that a payment paid for, for whoever holds its listing from here on. */
async function holdPeriod(tx: Tx, paymentId: string) {
  const known = await findPeriodByPayment(tx, paymentId);
  if (known) await lockPlans(tx, known.storefrontId);
  return findPeriodByPayment(tx, paymentId);
}

async function endPaidBy(tx: Tx, deps: PlanDeps, { subscriptionId }: PeriodRow): Promise<Transfer[]> {
  const plan = await findSubscription(tx, subscriptionId);
  if (!plan || plan.state === 'ENDED') return [];
  const step = planStates.can(plan.state, 'end') ? 'end' : 'cancel';
  const { transfers } = await endPlan(tx, plan, { now: deps.clock.now(), step });
  await tellOwners(tx, deps, { storefrontId: plan.storefrontId, key: `plan-ended:${plan.id}` }, (listing) =>
    endedLetter({ listing, plan: planNameOf(plan.planKey), isUnpaid: false }),
  );
  return transfers;
}

/** Of what went back, the tax first in its share, then what is not earned yet, then what was. */
function refundAmounts({ netCents, taxCents, worthCents, earnedCents }: PeriodRow, amountCents: number) {
  const tax = Math.min(taxCents, Math.round((amountCents * taxCents) / (netCents + taxCents)));
  const net = amountCents - tax;
  const unearned = Math.min(net, worthCents - earnedCents);
  return { taxCents: tax, unearnedCents: unearned, earnedCents: net - unearned };
}

/** Money of a plan went back. Where the plan itself gave it back, all is said; where somebody else did, it ends. */
export async function takeBackPlan(tx: Tx, deps: PlanDeps, refund: Refunded): Promise<void> {
  const { paymentId, refundId, amountCents, refundedCents } = refund;
  const period = await holdPeriod(tx, paymentId);
  if (period?.state === 'RETURNED') return;
  if (period?.state !== 'PAID') return postHeldRefund(tx, deps, refund);
  const amounts = refundAmounts(period, amountCents);
  if (period.purchaseUuid) await noteRefund(tx, period.purchaseUuid, refundedCents);
  await changePeriod(tx, period, { worthCents: period.worthCents - amounts.unearnedCents });
  const refunded = { ...refundOf(period, amounts, null), key: `plan-refund:${refundId}` };
  await postAll(tx, deps, [refunded, ...(await endPaidBy(tx, deps, period))]);
}

/** The bank left us money that was to go back, and could not while it looked. */
export async function returnWon(tx: Tx, deps: PlanDeps, { paymentId, amountCents }: Lost): Promise<void> {
  const period = await findPeriodByPayment(tx, paymentId);
  if (period?.state !== 'RETURNED' || amountCents === 0) return;
  const asked = await giveBack(tx, deps, { paymentId, amountCents });
  if (!asked.ok) throw new Error(`Payment ${paymentId} cannot go back: ${asked.failure.message}`);
}

/** The bank took the money of a plan. What was to go back anyhow is in the books as that. */
export async function losePlan(tx: Tx, deps: PlanDeps, { paymentId, amountCents }: Lost): Promise<void> {
  const period = await holdPeriod(tx, paymentId);
  if (period?.state === 'RETURNED') return;
  const lost: Transfer = {
    ...{ kind: 'DISPUTE', key: `dispute:${paymentId}`, by: null, amounts: { cents: amountCents } },
    reference: { kind: 'payment', id: paymentId },
  };
  await postAll(tx, deps, [lost, ...(period?.state === 'PAID' ? await endPaidBy(tx, deps, period) : [])]);
}
