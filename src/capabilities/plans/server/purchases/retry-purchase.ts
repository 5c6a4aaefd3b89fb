import { fail, ok, type Result } from '#base/result.ts';
import { retryPayment } from '#capabilities/payments/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Purchase } from '../../contract/purchases.contract.ts';
import { type PaidWith, type PurchaseDeps, standingOf, wayOf } from './begin-purchase.ts';
import { demandPublished } from './demand-published.ts';
import { findPurchase, type PurchaseRow } from './purchases.store.ts';

/** Another card for a purchase that was declined, at the same price. */
export async function retryPurchase(
  deps: PurchaseDeps,
  actor: SignedInActor,
  { storefrontUuid, uuid, ...paidWith }: PaidWith & { storefrontUuid: string; uuid: string },
): Promise<Result<Purchase>> {
  const retried = await transact(deps.db, async (tx): Promise<Result<PurchaseRow>> => {
    const entered = await enterStorefront(tx, actor, storefrontUuid, 'buy');
    if (!entered.ok) return entered;
    const published = demandPublished(entered.value);
    if (!published.ok) return published;
    const purchase = await findPurchase(tx, entered.value.storefront.id, uuid);
    if (!purchase?.paymentId) return fail('plans.purchase_not_found', 'We can’t find this purchase.');
    const way = wayOf(purchase.kind, paidWith);
    const payment = await retryPayment(tx, deps, { paymentId: purchase.paymentId, way });
    return payment.ok ? ok(purchase) : payment;
  });
  return retried.ok ? ok(await standingOf(deps, retried.value)) : retried;
}
