import type { Clock } from '#platform/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Wish } from '../../contract/purchases.contract.ts';
import { purchaseRowOf } from '../purchases/purchase-row.ts';
import { insertPurchase, type PurchaseRow } from '../purchases/purchases.store.ts';
import { reckon } from '../purchases/reckon.ts';

/** Where the house of the demo collects tax. */
const DEMO_CONFIG = { taxRegistrations: ['NY'] } as Pick<Config, 'taxRegistrations'> as Config;

/** What the sandbox takes as well. */
const CARD = { brand: 'visa', last4: '4242' };

type Bought = {
  storefrontId: number;
  buyerId: string;
  wish: Wish;
  /** Of a plan: what was paid for first. */
  period?: { periodNumber: 1; periodStartsAt: Date; periodEndsAt: Date };
};

/** What a listing went to the shop for and paid at the clock's moment, at the price of then. No card was asked. */
export async function insertDemoPurchase(
  tx: Tx,
  clock: Clock,
  { storefrontId, buyerId, wish, period }: Bought,
): Promise<PurchaseRow> {
  const now = clock.now();
  const listing = { id: storefrontId };
  const reckoned = await reckon(tx, { config: DEMO_CONFIG }, listing, { wish, promoCode: null, now });
  if (!reckoned.ok) throw new Error(reckoned.failure.message);
  const asked = { key: clock.uuid(), quotedAt: now };
  const row = purchaseRowOf({ clock, buyerId, storefrontId }, reckoned.value, asked);
  const purchase = await insertPurchase(tx, { ...row, ...period, state: 'PAID', paidAt: now, card: CARD });
  if (!purchase) throw new Error('A purchase of the demo was there already.');
  return purchase;
}
