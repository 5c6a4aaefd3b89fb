import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import {
  covers,
  normalizedCode,
  PROMO_REFUSALS,
  type PurchaseKind,
  promoRefusal,
  promoWords,
} from '../../rules/promo-codes.ts';
import { findDiscount, findPromo, findUse, listBoughtKinds } from './promos.store.ts';

/** What somebody pays less, or gets on top, and why. */
export type Reduction = {
  percentOff: number;
  bonusCredits: number;
  promo: { code: string; text: string } | null;
};

/** Under the field it was typed in. */
export function promoRefused(message: string) {
  return fail('plans.promo_refused', message, { fields: { promoCode: message } });
}

type Asked = { storefrontId: number; kind: PurchaseKind; promoCode: string | null; now: Date };

/** A discount of the listing holds by itself. A code is taken in its place, never on top. */
export async function findReduction(
  tx: Tx,
  { storefrontId, kind, promoCode, now }: Asked,
): Promise<Result<Reduction>> {
  const discount = await findDiscount(tx, storefrontId, now);
  const ownPercent = discount && covers(discount.scope, kind) ? discount.percentOff : 0;
  const code = normalizedCode(promoCode ?? '');
  if (!code) return ok({ percentOff: ownPercent, bonusCredits: 0, promo: null });
  const promo = await findPromo(tx, code);
  if (!promo) return promoRefused('We don’t know this code. Check how it’s written.');
  const hasBought = (await listBoughtKinds(tx, storefrontId)).includes(kind);
  const use = await findUse(tx, code, storefrontId);
  // A page that is left for another one gives its use back.
  const uses = promo.uses - (use === 'OPEN' ? 1 : 0);
  const refusal = promoRefusal({ ...promo, uses }, { kind, now, isUsed: use === 'USED', hasBought });
  if (refusal) return promoRefused(PROMO_REFUSALS[refusal]);
  if (promo.percentOff !== null && promo.percentOff <= ownPercent)
    return promoRefused(`Your listing gets ${ownPercent}% off already, which is as much or more.`);
  return ok({
    percentOff: promo.percentOff ?? 0,
    bonusCredits: promo.bonusCredits ?? 0,
    promo: { code, text: promoWords(promo) },
  });
}
