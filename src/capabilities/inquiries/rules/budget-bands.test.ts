import { describe, expect, it } from 'vitest';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { bandLabel, bandOfBudget, bandOfShare, shareOf, WEDDING_BUDGET_BANDS } from './budget-bands.ts';

describe('budget bands', () => {
  it('follow each other without a gap and end open', () => {
    for (const [index, { maxCents }] of WEDDING_BUDGET_BANDS.entries()) {
      expect(maxCents).toBe(WEDDING_BUDGET_BANDS[index + 1]?.minCents ?? null);
    }
    expect(WEDDING_BUDGET_BANDS[0]?.minCents).toBe(0);
  });

  it('are named like prices', () => {
    expect(WEDDING_BUDGET_BANDS.map(bandLabel)).toEqual([
      'Up to $10,000',
      '$10,000–$20,000',
      '$20,000–$30,000',
      '$30,000–$45,000',
      '$45,000–$60,000',
      '$60,000–$100,000',
      '$100,000+',
    ]);
  });

  it('find a budget’s band, its lower edge included', () => {
    expect(bandOfBudget(0)?.id).toBe('0-10');
    expect(bandOfBudget(3_000_000)?.id).toBe('30-45');
    expect(bandOfBudget(99_000_000)?.id).toBe('100-max');
  });
});

describe('shareOf', () => {
  it('takes the trade’s usual part', () => {
    const band = { id: 'x', minCents: 3_000_000, maxCents: 4_500_000 };
    expect(shareOf(band, 'wedding-photographers')).toEqual({ minCents: 270_000, maxCents: 410_000 });
    expect(shareOf({ ...band, maxCents: null }, 'wedding-cakes-desserts')).toEqual({
      minCents: 60_000,
      maxCents: null,
    });
  });

  it.each(TAXONOMY_KEYS)('of %s leads back to its band', (category) => {
    for (const band of WEDDING_BUDGET_BANDS) {
      const { minCents, maxCents } = shareOf(band, category);
      expect(bandOfShare(category, minCents, maxCents)).toEqual(band);
    }
  });
});
