import { addBought, giveCredits } from '#capabilities/credits/server/index.ts';
import { methodOfPayment } from '#capabilities/payments/server/index.ts';
import { storefrontUuidOf } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { PlanKey } from '../../rules/plan-offers.ts';
import { purchaseStates } from '../../rules/purchase-states.ts';
import { releaseUse } from '../promos/promos.store.ts';
import { beginPlan } from '../subscriptions/begin-plan.ts';
import { findPeriod, type PeriodRow } from '../subscriptions/periods.store.ts';
import { mailReceipt } from './mail-receipt.ts';
import { paidPeriod } from './purchase-row.ts';
import { changePurchase, lockPurchase, type PurchaseRow } from './purchases.store.ts';

type Deps = Pick<Platform, 'clock' | 'publicUrl' | 'secret'>;
type Listing = { id: number; uuid: string };

/** Nobody, where the buyer's account is gone. */
export const byBuyer = ({ buyerId }: Pick<PurchaseRow, 'buyerId'>) =>
  buyerId === null ? null : { userId: buyerId, impersonation: null };

/** Names the credits of a purchase in the books. */
export const creditsKey = (paymentId: string) => `payment:${paymentId}`;

async function addCredits(
  tx: Tx,
  { clock }: Deps,
  storefront: Listing,
  purchase: PurchaseRow,
  paymentId: string,
) {
  const { uuid, credits, netCents, taxCents, taxState } = purchase;
  const bought = await addBought(
    tx,
    { clock },
    {
      ...{ storefront, credits, netCents, taxCents, paymentId },
      ...(taxState !== null && taxCents > 0 && { state: taxState }),
      key: creditsKey(paymentId),
      by: byBuyer(purchase),
    },
  );
  if (!bought.ok) throw new Error(`Purchase ${uuid} cannot be delivered: ${bought.failure.message}`);
}

/** The period it paid for; nothing where the listing has another plan by now, and the money goes back. */
async function startPlan(
  tx: Tx,
  deps: Deps,
  storefront: Listing,
  purchase: PurchaseRow,
  paymentId: string,
): Promise<PeriodRow | undefined> {
  const { uuid, itemKey, planPayment: payment, agreed, netCents, taxCents, taxState, taxRate } = purchase;
  if (!payment || !agreed) throw new Error(`Purchase ${uuid} does not say what was agreed on.`);
  const begun = await beginPlan(tx, deps, {
    ...{ storefront, planKey: itemKey as PlanKey, payment, agreed, paymentId, purchaseUuid: uuid },
    methodId: await methodOfPayment(tx, paymentId),
    ...{ netCents, taxCents, taxState, taxRate, by: byBuyer(purchase) },
  });
  return begun.kind === 'begun'
    ? findPeriod(tx, { subscriptionId: begun.subscriptionId, number: 1 })
    : undefined;
}

/** In the transaction in which the money is written down: paid and delivered, or neither. */
export async function deliverPurchase(
  tx: Tx,
  deps: Deps,
  { paymentId, subjectId, card }: { paymentId: string; subjectId: string; card: PurchaseRow['card'] },
): Promise<void> {
  const purchase = await lockPurchase(tx, subjectId);
  const state = purchase && purchaseStates.next(purchase.state, 'pay');
  if (!purchase || !state) return;
  const { storefrontId: id, kind, netCents, taxCents } = purchase;
  const storefront = { id, uuid: await storefrontUuidOf(tx, id) };
  const paid = { state, paidAt: deps.clock.now(), card };
  if (kind === 'PACK') {
    await addCredits(tx, deps, storefront, purchase, paymentId);
    return mailReceipt(tx, deps, storefront, await changePurchase(tx, subjectId, paid));
  }
  const period = await startPlan(tx, deps, storefront, purchase, paymentId);
  if (!period) {
    await changePurchase(tx, subjectId, { ...paid, state: 'REFUNDED', refundedCents: netCents + taxCents });
    return;
  }
  const after = await changePurchase(tx, subjectId, { ...paid, ...paidPeriod(period) });
  return mailReceipt(tx, deps, storefront, after);
}

/** A code paid for all of it: the credits are a gift. */
export async function deliverFree(tx: Tx, deps: Deps, purchase: PurchaseRow): Promise<PurchaseRow> {
  const { uuid, storefrontId: id, credits } = purchase;
  const storefront = { id, uuid: await storefrontUuidOf(tx, id) };
  const given = await giveCredits(
    tx,
    { clock: deps.clock },
    {
      ...{ storefront, credits, key: `purchase:${uuid}`, reference: { kind: 'purchase', id: uuid } },
      by: byBuyer(purchase),
    },
  );
  if (!given.ok) throw new Error(`Purchase ${uuid} cannot be delivered: ${given.failure.message}`);
  const paid = await changePurchase(tx, uuid, { state: 'PAID', paidAt: deps.clock.now() });
  await mailReceipt(tx, deps, storefront, paid);
  return paid;
}

/** Nobody will pay any more; a code that waited for it is free again. */
export async function closePurchase(tx: Tx, { subjectId }: { subjectId: string }): Promise<void> {
  const purchase = await lockPurchase(tx, subjectId);
  const state = purchase && purchaseStates.next(purchase.state, 'close');
  if (!state) return;
  await changePurchase(tx, subjectId, { state });
  await releaseUse(tx, subjectId);
}
