import type { Clock } from '#platform/clock.ts';
import type { PeriodRow } from '../subscriptions/periods.store.ts';
import type { Reckoning } from './reckon.ts';

type Buyer = { clock: Clock; buyerId: string; storefrontId: number };

/** What a purchase is written down with: the price, and all that it was made of. */
export function purchaseRowOf(
  { clock, buyerId, storefrontId }: Buyer,
  reckoning: Reckoning,
  { key, quotedAt }: { key: string; quotedAt: Date },
) {
  const { kind, itemKey, planPayment, credits, plan, reduction, price, inputs, tax } = reckoning;
  const { discountCents, unusedCents, netCents, taxCents } = price;
  return {
    ...{ uuid: clock.uuid(), storefrontId, buyerId, key },
    ...{ kind, itemKey, planPayment, credits, bonusCredits: reduction.bonusCredits },
    agreed: plan && {
      ...{ group: plan.group, periodCents: plan.periodCents, unusedCents },
      ...{ begins: plan.begins, replaces: plan.replaces },
    },
    ...{ quotedAt, promoCode: reduction.promo?.code ?? null },
    ...{ percentOff: inputs.percentOff, discountCents, unusedCents, netCents, taxCents },
    ...{ taxState: tax?.state ?? null, taxRate: inputs.taxRate },
    ...{ state: 'OPEN' as const, createdAt: clock.now() },
  };
}

/** As it was agreed on; what becomes of the plan later does not change a receipt. */
export const paidPeriod = ({ number, startsAt, endsAt }: PeriodRow) => ({
  periodNumber: number,
  periodStartsAt: startsAt,
  periodEndsAt: endsAt,
});
