import { leadPriceOf } from '#capabilities/inquiries/rules/lead-price.ts';
import type { LeadTier } from '#capabilities/inquiries/rules/lead-tags.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { PRICED_ON, TIMES_LEFT, type TimeLeft } from './lead-factors.ts';

export type LeadExample = { category: TaxonomyKey; tier: LeadTier; time: TimeLeft };

/** What a lead costs by the published formula, the budget being inside the vendor's range. */
export function leadCredits({ category, tier, time }: LeadExample): number {
  return leadPriceOf({
    taxonomyKey: category,
    tier,
    weddingDate: TIMES_LEFT[time],
    today: PRICED_ON,
    budgetFit: 'INSIDE',
    isExactMatch: false,
    hasUnlimitedPlan: false,
    freeReason: undefined,
  }).creditPrice;
}
