import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { leadPriceOf } from '#capabilities/inquiries/rules/lead-price.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { leadCredits } from './lead-credits.ts';

const TODAY = calendarDate('2026-11-16');
const DAYS = {
  'under 3 months': calendarDate('2027-01-16'),
  'under 6 months': calendarDate('2027-04-16'),
  later: calendarDate('2027-10-16'),
} as const;

describe('money tells one truth', () => {
  it('the landing works prices out as the leads do, in every category', () => {
    for (const category of TAXONOMY_KEYS) {
      for (const tier of ['GOLD', 'SILVER', 'STANDARD'] as const) {
        for (const time of ['under 3 months', 'under 6 months', 'later'] as const) {
          const lead = leadPriceOf({
            taxonomyKey: category,
            tier,
            weddingDate: DAYS[time],
            today: TODAY,
            budgetFit: 'INSIDE',
            isExactMatch: false,
            hasUnlimitedPlan: false,
            freeReason: undefined,
          });
          expect(leadCredits({ category, tier, time }), `${category} ${tier} ${time}`).toBe(lead.creditPrice);
        }
      }
    }
  });
});
