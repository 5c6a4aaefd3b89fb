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

/** The same without what was struck through, for a file or a button. */
export function priceText(price: InquiryPrice): string {
  return priceDisplay(price).text;
}
