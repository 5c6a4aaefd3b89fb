import { addBought, cancelBought } from '#capabilities/credits/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import { creditsKey } from '../purchases/deliver-purchase.ts';
import { changePurchase } from '../purchases/purchases.store.ts';
import { insertDemoPurchase } from './insert-demo-purchase.ts';

type Listing = { id: number; uuid: string };
type Sold = { storefront: Listing; buyerId: string; packKey: string };

const byBuyer = (buyerId: string) => ({ userId: buyerId, impersonation: null });

/** A pack that was bought and paid in the past, at the clock's moment. No mail goes out for it. Answers its receipt. */
export async function sellInDemo(
  tx: Tx,
  clock: Clock,
  { storefront, buyerId, packKey }: Sold,
): Promise<{ uuid: string }> {
  const wish = { kind: 'pack', packKey } as const;
  const purchase = await insertDemoPurchase(tx, clock, { storefrontId: storefront.id, buyerId, wish });
  const { uuid, credits, netCents, taxCents, taxState } = purchase;
  const bought = await addBought(
    tx,
    { clock },
    {
      ...{ storefront, credits, netCents, taxCents, paymentId: uuid, key: creditsKey(uuid) },
      ...(taxState !== null && taxCents > 0 && { state: taxState }),
      by: byBuyer(buyerId),
    },
  );
  if (!bought.ok) throw new Error(bought.failure.message);
  return { uuid };
}

/** A pack of which nothing was spent, given back. */
export async function callOffInDemo(
  tx: Tx,
  clock: Clock,
  { storefront, buyerId, uuid }: { storefront: Listing; buyerId: string; uuid: string },
): Promise<void> {
  const cancellation = { purchaseKey: creditsKey(uuid), key: `call-off:${uuid}`, by: byBuyer(buyerId) };
  const taken = await cancelBought(tx, { clock }, { storefront, ...cancellation });
  if (!taken.ok) throw new Error(taken.failure.message);
  const { credits: returnedCredits, netCents, taxCents } = taken.value;
  const changes = { state: 'REFUNDED', calledOffAt: clock.now(), returnedCredits } as const;
  await changePurchase(tx, uuid, { ...changes, refundedCents: netCents + taxCents });
}
