import { describe, expect, it } from 'vitest';
import { MARKETPLACE_CATEGORIES } from '#capabilities/taxonomy/rules/categories.ts';
import { priceTierOf, tierText } from './price-tiers.ts';
import { categoryPriceFields, startingPriceCents } from './prices.ts';

describe('price tiers', () => {
  it.each([
    ['wedding-venues', 399_999, '$'],
    ['wedding-venues', 400_000, '$$'],
    ['wedding-venues', 1_500_000, '$$$$'],
    ['wedding-catering', 8_999, '$$'],
    ['wedding-cakes-desserts', 800, '$$$'],
    ['wedding-bands-djs', 0, '$'],
  ] as const)('%s from %d cents is %s', (category, cents, text) => {
    expect(tierText(priceTierOf(category, cents))).toBe(text);
  });
});

describe('category prices', () => {
  it('has the fields of the specification for each category', () => {
    expect(categoryPriceFields('wedding-catering')).toEqual([
      'startPriceCentsPerPerson',
      'minimumHeadCount',
      'alcoholPerPersonStartPriceCents',
      'startPriceCents',
    ]);
    expect(categoryPriceFields('wedding-florists')).toContain('lowCenterpieceEndPriceCents');
    expect(categoryPriceFields('wedding-photographers')).toContain('elopementStartPriceCents');
  });

  it('has the planner fields targetCoupleFullBudgetMin/MaxCents', () => {
    expect(categoryPriceFields('wedding-planners')).toEqual([
      'targetCoupleFullBudgetMinCents',
      'targetCoupleFullBudgetMaxCents',
    ]);
  });

  it('starts every category from one of its own prices', () => {
    const prices = {
      fullStartPriceCents: 1,
      startPriceCentsPerPerson: 2,
      targetCoupleBudgetMin: 3,
      targetCoupleFullBudgetMinCents: 4,
      receptionStartPriceCents: 5,
    };
    const starts = MARKETPLACE_CATEGORIES.map(({ taxonomyKey }) => startingPriceCents(taxonomyKey, prices));
    expect(starts).toEqual([1, 1, 1, 2, 3, 2, 4, 5, 2, 2]);
    expect(startingPriceCents('wedding-venues', {})).toBeUndefined();
  });

  it('‘From’ is the lowest price shown: a venue starts where its cheapest season does', () => {
    const prices = {
      fullStartPriceCents: 680_000,
      peakStartPriceCents: 800_000,
      offPeakStartPriceCents: 490_000,
    };
    expect(startingPriceCents('wedding-venues', prices)).toBe(490_000);
    expect(startingPriceCents('wedding-photographers', prices), 'which has no seasons').toBe(680_000);
  });
});
