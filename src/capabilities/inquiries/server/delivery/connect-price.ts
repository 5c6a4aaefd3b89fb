import { hasUnlimitedPlan } from '#capabilities/plans/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { type FrozenPrice, priceAsOf } from '../../rules/lead-price.ts';
import type { InquiryRow } from '../store.ts';

type Priced = Pick<InquiryRow, 'paymentRequired' | 'creditPrice' | 'baseCreditPrice' | 'priceInputs'>;

/** As it was frozen with the delivery, or paid with the first answer. */
export function frozenPrice(inquiry: Priced): FrozenPrice {
  return {
    paymentRequired: inquiry.paymentRequired ?? false,
    creditPrice: inquiry.creditPrice ?? 0,
    baseCreditPrice: inquiry.baseCreditPrice ?? 0,
    inputs: inquiry.priceInputs ?? [],
  };
}

/** What the first answer costs now; for everybody who shows it and for whoever takes it. */
export async function connectPrice(
  tx: Pick<Tx, 'select'>,
  { clock }: Pick<Platform, 'clock'>,
  inquiry: Priced & Pick<InquiryRow, 'storefrontId'>,
): Promise<FrozenPrice> {
  const frozen = frozenPrice(inquiry);
  if (!frozen.paymentRequired) return frozen;
  return priceAsOf(frozen, await hasUnlimitedPlan(tx, { clock }, inquiry.storefrontId));
}
