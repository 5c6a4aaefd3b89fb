import { plural } from '#base/text.ts';
import type { PaymentProgress } from '#capabilities/payments/server/index.ts';
import type { ListedPurchase, Purchase, PurchaseLine } from '../../contract/purchases.contract.ts';
import { type PlanKey, planNameOf } from '../../rules/plan-offers.ts';
import type { PurchaseKind } from '../../rules/promo-codes.ts';
import type { PurchaseRow } from './purchases.store.ts';

type Named = { kind: PurchaseKind; itemKey: string; credits: number; bonusCredits: number };

/** '60 credits', 'Unlimited, 3 months': as pages, receipts and mails name it. */
export function itemName({ kind, itemKey, credits, bonusCredits }: Named): string {
  return kind === 'PACK' ? plural(credits - bonusCredits, 'credit') : planNameOf(itemKey as PlanKey);
}

type Priced = Named & {
  promoCode: string | null;
  percentOff: number;
  discountCents: number;
  unusedCents: number;
  netCents: number;
};

/** What the price is made of, without its tax. */
export function linesOf(priced: Priced): PurchaseLine[] {
  const { promoCode, percentOff, discountCents, unusedCents, netCents, bonusCredits } = priced;
  const code = promoCode === null ? 'Your discount' : `Code ${promoCode}`;
  const lines: PurchaseLine[] = [
    { kind: 'ITEM', name: itemName(priced), cents: netCents + discountCents + unusedCents },
  ];
  if (bonusCredits > 0)
    lines.push({ kind: 'DISCOUNT', name: `${code}: ${plural(bonusCredits, 'extra credit')}`, cents: 0 });
  if (discountCents > 0)
    lines.push({ kind: 'DISCOUNT', name: `${code}: ${percentOff}% off`, cents: -discountCents });
  if (unusedCents > 0)
    lines.push({ kind: 'UNUSED', name: 'Not used yet of your current plan', cents: -unusedCents });
  return lines;
}

function presentPeriod({
  periodNumber,
  periodStartsAt,
  periodEndsAt,
}: PurchaseRow): ListedPurchase['period'] {
  if (periodNumber === null || !periodStartsAt || !periodEndsAt) return null;
  const [startsAt, endsAt] = [periodStartsAt.toISOString(), periodEndsAt.toISOString()];
  return { number: periodNumber, startsAt, endsAt };
}

export function presentListed(purchase: PurchaseRow, timeZone: string): ListedPurchase {
  const { uuid, number, kind, itemKey, credits, netCents, taxCents, state, refundedCents } = purchase;
  return {
    ...{ uuid, number: `P-${number}`, kind, itemKey, name: itemName(purchase), credits },
    ...{ netCents, taxCents, totalCents: netCents + taxCents, state, refundedCents },
    createdAt: purchase.createdAt.toISOString(),
    paidAt: purchase.paidAt?.toISOString() ?? null,
    period: presentPeriod(purchase),
    timeZone,
    card: purchase.card,
  };
}

export function presentPurchase(
  purchase: PurchaseRow,
  { progress, timeZone }: { progress: PaymentProgress; timeZone: string },
  callOff: Purchase['callOff'] = null,
): Purchase {
  const { planPayment, promoCode, billing, returnedCredits, taxState, taxRate } = purchase;
  return {
    ...presentListed(purchase, timeZone),
    ...{ planPayment, promoCode, billing, returnedCredits, callOff, lines: linesOf(purchase) },
    tax: taxState !== null && taxRate !== null ? { state: taxState, ratePercent: taxRate / 1000 } : null,
    progress: progress.kind,
    url: 'url' in progress ? progress.url : null,
    declineCode: 'code' in progress ? progress.code : null,
  };
}
