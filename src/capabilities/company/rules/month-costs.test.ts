import fc from 'fast-check';
import { expect, it } from 'vitest';
import { TAXONOMY_KEYS } from '#capabilities/taxonomy/rules/categories.ts';
import { monthCosts } from './month-costs.ts';

it('compares a venue’s month with every plan of its group', () => {
  const { creditsCents, plans } = monthCosts('wedding-venues', 24, 8);
  expect(creditsCents).toBe(19_200);
  expect(plans.map(({ key, ...rest }) => ({ key, ...rest }))).toEqual([
    {
      key: 'unlimited-1m',
      name: 'Unlimited, 1 month',
      monthlyCents: 19_900,
      savedCents: -700,
      paysOffFrom: 9,
    },
    {
      key: 'unlimited-3m',
      name: 'Unlimited, 3 months',
      monthlyCents: 16_900,
      savedCents: 2_300,
      paysOffFrom: 8,
    },
    {
      key: 'unlimited-12m',
      name: 'Unlimited, 12 months',
      monthlyCents: 12_900,
      savedCents: 6_300,
      paysOffFrom: 6,
    },
    {
      key: 'unlimited-plus-12m',
      name: 'Unlimited Plus, 12 months',
      monthlyCents: 18_060,
      savedCents: 1_140,
      paysOffFrom: 8,
    },
  ]);
});

it('costs nothing without leads', () => {
  expect(monthCosts('wedding-florists', 8, 0).creditsCents).toBe(0);
});

it('saves from the number of leads it is said to pay off from, and not before', () => {
  const asked = fc.record({
    category: fc.constantFrom(...TAXONOMY_KEYS),
    credits: fc.integer({ min: 1, max: 45 }),
    leads: fc.integer({ min: 0, max: 99 }),
  });
  fc.assert(
    fc.property(asked, ({ category, credits, leads }) => {
      for (const { savedCents, paysOffFrom } of monthCosts(category, credits, leads).plans)
        expect(savedCents >= 0).toBe(leads >= paysOffFrom);
    }),
  );
});
