import { type FrozenPrice, priceAsOf } from '#capabilities/inquiries/rules/lead-price.ts';
import { frozenPrice, type InquiryRow } from '#capabilities/inquiries/server/index.ts';
import { hasUnlimitedPlan } from '#capabilities/plans/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';

/**
 * What each lead costs: those that wait as of now, so that what is shown is what is taken; the others what they did. A listing is
 * asked about its plan once, however many of its leads are shown.
 */
export async function priceLeads(
  tx: Pick<Tx, 'select'>,
  { clock }: Pick<Platform, 'clock'>,
  inquiries: readonly InquiryRow[],
): Promise<(inquiry: InquiryRow) => FrozenPrice> {
  const waiting = inquiries.filter(({ status, paymentRequired }) => status === 'READY' && paymentRequired);
  const plans = new Map<number, boolean>();
  for (const storefrontId of new Set(waiting.map((inquiry) => inquiry.storefrontId)))
    plans.set(storefrontId, await hasUnlimitedPlan(tx, { clock }, storefrontId));
  return (inquiry) => {
    const frozen = frozenPrice(inquiry);
    const hasPlan = plans.get(inquiry.storefrontId);
    return inquiry.status === 'READY' && hasPlan !== undefined ? priceAsOf(frozen, hasPlan) : frozen;
  };
}
