import { fail, ok, type Result } from '#base/result.ts';
import { cancelBought } from '#capabilities/credits/server/index.ts';
import { holdPaymentRow, requestRefund } from '#capabilities/payments/server/index.ts';
import { enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Purchase } from '../../contract/purchases.contract.ts';
import { purchaseStates } from '../../rules/purchase-states.ts';
import type { PurchaseDeps } from './begin-purchase.ts';
import { creditsKey } from './deliver-purchase.ts';
import { mailCallOff } from './mail-receipt.ts';
import { presentPurchase } from './present-purchase.ts';
import { changePurchase, findPurchase, lockPurchase } from './purchases.store.ts';
import { callOffOf, type PurchaseRef } from './read-purchase.ts';

/** Takes back the credits that are not spent and asks for their money, or does neither. */
export function callOffPurchase(
  deps: PurchaseDeps,
  actor: SignedInActor,
  { storefrontUuid, uuid, refundCents }: PurchaseRef & { refundCents: number },
): Promise<Result<Purchase>> {
  return transact(deps.db, async (tx): Promise<Result<Purchase>> => {
    const entered = await enterStorefront(tx, actor, storefrontUuid, 'buy');
    if (!entered.ok) return entered;
    const { storefront } = entered.value;
    const known = await findPurchase(tx, storefront.id, uuid);
    // Ahead of the purchase and of the books, as where it settles.
    if (known?.paymentId) await holdPaymentRow(tx, known.paymentId);
    const purchase = known && (await lockPurchase(tx, uuid));
    if (!purchase) return fail('plans.purchase_not_found', 'We can’t find this purchase.');
    const state = purchaseStates.next(purchase.state, 'refund');
    const { paymentId } = purchase;
    if (!state || !paymentId || !(await callOffOf(tx, deps, purchase)))
      return fail('plans.not_callable_off', 'Nothing of this purchase can be given back any more.');
    const by = { userId: actor.userId, impersonation: actor.impersonation };
    const key = `call-off:${uuid}`;
    const taken = await cancelBought(tx, deps, { storefront, purchaseKey: creditsKey(paymentId), key, by });
    if (!taken.ok) return taken;
    const { credits, netCents, taxCents } = taken.value;
    const amountCents = netCents + taxCents;
    if (amountCents !== refundCents)
      return fail(
        'plans.refund_changed',
        'Some of these credits were spent meanwhile. Look at it once more.',
      );
    const refund = { paymentId, amountCents, requestedBy: actor.userId, idempotencyKey: key };
    const asked = await requestRefund(tx, deps, refund);
    if (!asked.ok) return asked;
    const changes = { state, calledOffAt: deps.clock.now(), returnedCredits: credits };
    const after = await changePurchase(tx, uuid, { ...changes, refundedCents: amountCents });
    await mailCallOff(tx, deps, storefront, after);
    return ok(presentPurchase(after, { kind: 'settled' }));
  });
}
