import { fail, ok, type Result } from '#base/result.ts';
import { readUnspent } from '#capabilities/credits/server/index.ts';
import { type EnteredStorefront, enterStorefront } from '#capabilities/storefronts/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Purchase } from '../../contract/purchases.contract.ts';
import { callOffUntil } from '../../rules/purchase-call-off.ts';
import { type PurchaseDeps, standingOf } from './begin-purchase.ts';
import { creditsKey } from './deliver-purchase.ts';
import { findPurchase, type PurchaseRow } from './purchases.store.ts';

export type PurchaseRef = { storefrontUuid: string; uuid: string };

/** What would come back if it were called off now; null where it cannot be. */
export async function callOffOf(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { kind, state, paidAt, paymentId }: PurchaseRow,
): Promise<Purchase['callOff']> {
  if (kind !== 'PACK' || state !== 'PAID' || paidAt === null || paymentId === null) return null;
  const until = callOffUntil(paidAt);
  if (until <= clock.now()) return null;
  const rest = await readUnspent(tx, { clock }, creditsKey(paymentId));
  if (!rest || rest.netCents === 0) return null;
  const { credits, netCents, taxCents } = rest;
  return { until: until.toISOString(), credits, refundCents: netCents + taxCents };
}

/** Whatever was paid is for everybody who sees the balance; what waits to be paid is for whoever may pay it. */
export async function findReadable(
  tx: Tx,
  { storefront, allowed }: EnteredStorefront,
  uuid: string,
): Promise<Result<PurchaseRow>> {
  const purchase = await findPurchase(tx, storefront.id, uuid);
  const isPaid = purchase?.state === 'PAID' || purchase?.state === 'REFUNDED';
  if (!purchase || (!isPaid && !allowed.includes('buy')))
    return fail('plans.purchase_not_found', 'We can’t find this purchase.');
  return ok(purchase);
}

/** Where a purchase stands, asked of whoever takes the card: the person may be back before any event is. */
export async function readPurchase(
  deps: PurchaseDeps,
  actor: SignedInActor,
  { storefrontUuid, uuid }: PurchaseRef,
): Promise<Result<Purchase>> {
  const entered = await enterStorefront(deps.db, actor, storefrontUuid, 'see-credits');
  if (!entered.ok) return entered;
  const found = await findReadable(deps.db, entered.value, uuid);
  if (!found.ok) return found;
  const standing = await standingOf(deps, found.value);
  const callOff = entered.value.allowed.includes('buy') ? await callOffOf(deps.db, deps, found.value) : null;
  return ok({ ...standing, callOff });
}
