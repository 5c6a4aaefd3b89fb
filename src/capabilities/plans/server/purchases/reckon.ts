import { fail, ok, type Result } from '#base/result.ts';
import { taxOf } from '#base/tax-of.ts';
import { findTaxPlace } from '#capabilities/storefronts/server/index.ts';
import { systemClock } from '#platform/clock.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Wish } from '../../contract/purchases.contract.ts';
import { creditPack } from '../../rules/credit-packs.ts';
import type { PlanPayment } from '../../rules/plan-offers.ts';
import type { PlanQuote } from '../../rules/plan-quote.ts';
import type { PurchaseKind } from '../../rules/promo-codes.ts';
import { type Price, type PriceInputs, priceOf } from '../../rules/purchase-quote.ts';
import { findReduction, type Reduction } from '../promos/find-reduction.ts';
import { quotePlan } from '../subscriptions/quote-plan.ts';

type Item = {
  kind: PurchaseKind;
  itemKey: string;
  planPayment: PlanPayment | null;
  credits: number;
  listCents: number;
  unusedCents: number;
  plan: PlanQuote | null;
};

export type Reckoning = Item & {
  reduction: Reduction;
  inputs: PriceInputs;
  price: Price;
  tax: { state: string; ratePercent: number } | null;
};

async function itemOf(
  tx: Tx,
  storefront: { id: number },
  { wish, percentOff, now }: { wish: Wish; percentOff: number; now: Date },
): Promise<Result<Item>> {
  if (wish.kind === 'pack') {
    const pack = creditPack(wish.packKey);
    if (!pack) return fail('invalid_input', 'Choose one of the packs.');
    const { key: itemKey, credits, priceCents: listCents } = pack;
    return ok({ kind: 'PACK', itemKey, planPayment: null, credits, listCents, unusedCents: 0, plan: null });
  }
  const { planKey: itemKey, payment: planPayment } = wish;
  const quoted = await quotePlan(
    tx,
    { clock: { ...systemClock, now: () => now } },
    { storefront, planKey: itemKey, payment: planPayment, percentOff },
  );
  if (!quoted.ok) return quoted;
  const { periodCents: listCents, unusedCents } = quoted.value;
  return ok({ kind: 'PLAN', itemKey, planPayment, credits: 0, listCents, unusedCents, plan: quoted.value });
}

/** What a wish costs a listing at a moment, with all that the price is made of. */
export async function reckon(
  tx: Tx,
  { config }: Pick<Platform, 'config'>,
  storefront: { id: number },
  { wish, promoCode, now }: { wish: Wish; promoCode: string | null; now: Date },
): Promise<Result<Reckoning>> {
  const kind = wish.kind === 'pack' ? 'PACK' : 'PLAN';
  const reduction = await findReduction(tx, { storefrontId: storefront.id, kind, promoCode, now });
  if (!reduction.ok) return reduction;
  const { percentOff, bonusCredits } = reduction.value;
  const item = await itemOf(tx, storefront, { wish, percentOff, now });
  if (!item.ok) return item;
  const { listCents, unusedCents, credits } = item.value;
  const place = (await findTaxPlace(tx, storefront.id)) ?? null;
  const line = taxOf(listCents, place, config.taxRegistrations);
  const tax = line && { state: line.state, ratePercent: line.ratePercent };
  const inputs = { listCents, percentOff, unusedCents, taxRate: tax && Math.round(tax.ratePercent * 1000) };
  return ok({
    ...{ ...item.value, credits: credits + bonusCredits },
    ...{ reduction: reduction.value, inputs, price: priceOf(inputs), tax },
  });
}
