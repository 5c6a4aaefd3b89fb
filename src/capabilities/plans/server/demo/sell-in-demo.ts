import { addBought } from '#capabilities/credits/server/index.ts';
import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Tx } from '#platform/database/database.ts';
import { creditsKey } from '../purchases/deliver-purchase.ts';
import { purchaseRowOf } from '../purchases/purchase-row.ts';
import { insertPurchase } from '../purchases/purchases.store.ts';
import { reckon } from '../purchases/reckon.ts';

type Sold = { storefront: { id: number; uuid: string }; buyerId: string; packKey: string };

/** Where the house of the demo collects tax. */
const DEMO_CONFIG = { taxRegistrations: ['NY'] } as Pick<Config, 'taxRegistrations'> as Config;

/** A pack that was bought and paid in the past, at the clock's moment. No mail goes out for it, and no card was asked. */
export async function sellInDemo(
  tx: Tx,
  clock: Clock,
  { storefront, buyerId, packKey }: Sold,
): Promise<void> {
  const now = clock.now();
  const wish = { kind: 'pack', packKey } as const;
  const reckoned = await reckon(tx, { config: DEMO_CONFIG }, storefront, { wish, promoCode: null, now });
  if (!reckoned.ok) throw new Error(reckoned.failure.message);
  const asked = { key: clock.uuid(), quotedAt: now };
  const row = purchaseRowOf({ clock, buyerId, storefrontId: storefront.id }, reckoned.value, asked);
  await insertPurchase(tx, { ...row, state: 'PAID', paidAt: now });
  const { uuid, credits, netCents, taxCents, taxState } = row;
  const bought = await addBought(
    tx,
    { clock },
    {
      ...{ storefront, credits, netCents, taxCents, paymentId: uuid, key: creditsKey(uuid) },
      ...(taxState !== null && taxCents > 0 && { state: taxState }),
      by: { userId: buyerId, impersonation: null },
    },
  );
  if (!bought.ok) throw new Error(bought.failure.message);
}
