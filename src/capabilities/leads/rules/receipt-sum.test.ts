import fc from 'fast-check';
import { expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { leadPriceOf, type PriceFacts } from '#capabilities/inquiries/rules/lead-price.ts';
import { LEAD_TIERS } from '#capabilities/inquiries/rules/lead-tags.ts';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { PRICE_SCALES } from './price-scales.data.ts';
import { receiptSum } from './receipt-sum.ts';

const today = calendarDate('2026-11-13');
const venue: PriceFacts = {
  ...{ taxonomyKey: 'wedding-venues', tier: 'SILVER', weddingDate: calendarDate('2027-06-12'), today },
  ...{ budgetFit: 'INSIDE', isExactMatch: true, hasUnlimitedPlan: false, freeReason: undefined },
};

it('tells the example of the published formula line by line', () => {
  const { inputs } = leadPriceOf(venue);
  expect(receiptSum(inputs).map(({ label, hundredths }) => [label, hundredths / 100])).toEqual([
    ['Base price of your category', 24],
    ['Silver lead × 1.2', 4.8],
    ['Rounded', 0.2],
    ['Base price', 29],
    ['Matches all your lead preferences, 20% off', -5.8],
    ['Rounded', -0.2],
    ['Price', 23],
  ]);
});

it('ends at nothing with a plan', () => {
  const { inputs } = leadPriceOf({ ...venue, isExactMatch: false, hasUnlimitedPlan: true });
  expect(receiptSum(inputs).slice(-2)).toEqual([
    { kind: 'discount', label: 'Included with your unlimited plan', hundredths: -2900 },
    { kind: 'total', label: 'Price', hundredths: 0 },
  ]);
});

it('adds up to every price', () => {
  const facts: fc.Arbitrary<PriceFacts> = fc.record({
    taxonomyKey: fc.constantFrom(...TAXONOMY_KEYS),
    tier: fc.constantFrom(...LEAD_TIERS),
    weddingDate: fc.constantFrom(
      null,
      calendarDate('2026-12-01'),
      calendarDate('2027-03-20'),
      calendarDate('2028-01-01'),
    ),
    today: fc.constant(today),
    budgetFit: fc.constantFrom('BELOW', 'INSIDE', 'ABOVE', undefined),
    isExactMatch: fc.boolean(),
    hasUnlimitedPlan: fc.boolean(),
    freeReason: fc.constantFrom('REPEAT', 'NEW_STOREFRONT', undefined),
  });
  fc.assert(
    fc.property(facts, (given) => {
      const { inputs, creditPrice, baseCreditPrice } = leadPriceOf(given);
      const lines = receiptSum(inputs);
      const parts = lines.filter(({ kind }) => kind !== 'total');
      expect(parts.reduce((sum, { hundredths }) => sum + hundredths, 0)).toBe(creditPrice * 100);
      const totals = lines.filter(({ kind }) => kind === 'total').map(({ hundredths }) => hundredths / 100);
      expect(totals).toEqual([baseCreditPrice, creditPrice]);
      for (const { key, steps } of PRICE_SCALES) {
        const value = inputs.find((input) => input.key === key)?.value ?? 1;
        expect(steps.map((step) => step.value)).toContain(value);
      }
    }),
  );
});

it('has nothing to tell where nothing was kept', () => {
  expect(receiptSum([])).toEqual([]);
});
