import { plural } from '#base/text.ts';
import type { InquiryPrice } from '#capabilities/inquiries/rules/lead-price.ts';

/** How a lead's price is shown, under the specification's names. */
export type PriceDisplay =
  | { kind: 'free' | 'None' | 'UnlimitedCredits'; text: string }
  /** Discounted: `base` is struck through beside it. */
  | { kind: 'Other'; text: string; base: string };

const credits = (count: number) => plural(count, 'credit');

export function priceDisplay({ paymentRequired, creditPrice, baseCreditPrice }: InquiryPrice): PriceDisplay {
  if (!paymentRequired) return { kind: 'free', text: 'free' };
  if (creditPrice >= baseCreditPrice) return { kind: 'None', text: credits(creditPrice) };
  if (creditPrice === 0) return { kind: 'UnlimitedCredits', text: 'Included with your unlimited plan' };
  return { kind: 'Other', text: credits(creditPrice), base: credits(baseCreditPrice) };
}

/**
 * Credits cannot be bought yet, and nobody is charged (`free-credits.ts` of the inquiries). Whatever names a price says
 * both what connecting costs now and what it will.
 */
export function connectCost(price: InquiryPrice): { now: 'Free' | 'Free now'; later: string | null } {
  const isFreeForGood = !price.paymentRequired || price.creditPrice === 0;
  return isFreeForGood
    ? { now: 'Free', later: null }
    : { now: 'Free now', later: credits(price.creditPrice) };
}
