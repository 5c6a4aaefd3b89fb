import { CATEGORY_NUMBERS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { TIER_FACTORS, TIME_FACTORS } from '../content/lead-price-examples.data.ts';

export type LeadExample = {
  category: TaxonomyKey;
  tier: keyof typeof TIER_FACTORS;
  time: keyof typeof TIME_FACTORS;
};

/** What a lead costs by the published formula, the budget being inside the vendor's range. */
export function leadCredits({ category, tier, time }: LeadExample): number {
  // In hundredths, because 1.2 × 0.6 is not what it seems in binary.
  const hundredths = (factor: number) => Math.round(factor * 100);
  const scaled = CATEGORY_NUMBERS[category] * hundredths(TIER_FACTORS[tier]) * hundredths(TIME_FACTORS[time]);
  return Math.max(1, Math.round(scaled / 10_000));
}
