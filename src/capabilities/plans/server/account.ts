import { forgetMethod, listMethodsOfPayments } from '#capabilities/payments/server/index.ts';
import { timeZoneOf } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { presentListed } from './purchases/present-purchase.ts';
import { disownPurchases, listBoughtBy } from './purchases/purchases.store.ts';

/** What a person bought for listings, for the archive of their data. */
export async function exportPurchased(tx: Tx, userId: string) {
  const purchases = [];
  for (const { purchase, listing } of await listBoughtBy(tx, userId)) {
    const { uuid: _, ...listed } = presentListed(purchase, await timeZoneOf(tx, purchase.storefrontId));
    purchases.push({ listing, ...listed, billing: purchase.billing });
  }
  return { purchases };
}

/** Purchases are the listing’s and stay, without whose hand it was. The cards that person paid with are charged no more. */
export async function forgetBuyer(tx: Tx, userId: string): Promise<void> {
  const bought = await listBoughtBy(tx, userId);
  const paymentIds = bought.flatMap(({ purchase }) => purchase.paymentId ?? []);
  for (const { owner, methodId } of await listMethodsOfPayments(tx, paymentIds))
    await forgetMethod(tx, owner, methodId);
  await disownPurchases(tx, userId);
}
