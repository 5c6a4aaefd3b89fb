import { describe, expect, it } from 'vitest';
import { CREDIT_PACKS, creditPack } from './credit-packs.ts';
import { planGroupOf } from './plan-group.ts';
import { dueCents, PLAN_KEYS, PLAN_OFFERS, paysOffFrom } from './plan-offers.ts';

describe('what vendors can buy', () => {
  it.each([
    ['unlimited-1m', 'A', 'MONTHLY', 19_900],
    ['unlimited-3m', 'B', 'UPFRONT', 26_700],
    ['unlimited-12m', 'C', 'MONTHLY', 2_900],
    ['unlimited-12m', 'A', 'UPFRONT', 154_800],
    ['unlimited-plus-12m', 'A', 'MONTHLY', 18_060],
    ['unlimited-plus-12m', 'C', 'MONTHLY', 4_060],
  ] as const)('%s for group %s, %s, costs %i cents', (key, group, payment, cents) => {
    expect(dueCents(key, group, payment)).toBe(cents);
  });

  it('whole cents for everybody', () => {
    for (const key of PLAN_KEYS)
      for (const cents of Object.values(PLAN_OFFERS[key].monthlyCents))
        expect(Number.isInteger(cents)).toBe(true);
  });

  it.each([
    ['wedding-venues', 'A'],
    ['wedding-catering', 'A'],
    ['wedding-photographers', 'B'],
    ['wedding-bar-services', 'B'],
    ['wedding-cakes-desserts', 'C'],
    ['wedding-hair-makeup', 'C'],
  ] as const)('%s are group %s', (category, group) => {
    expect(planGroupOf(category)).toBe(group);
  });

  it.each([
    [19_900, 24, 9],
    [10_900, 7, 16],
    [4_900, 2, 25],
    [12_900, 24, 6],
    [6_900, 7, 10],
    [2_900, 2, 15],
  ])('%i cents a month pay off at %i credits a lead from %i leads', (monthly, credits, leads) => {
    expect(paysOffFrom(monthly, credits)).toBe(leads);
  });

  it('packs cost less for each credit the larger they are', () => {
    const each = CREDIT_PACKS.map(({ priceCents, credits }) => priceCents / credits);
    expect(each).toEqual([100, 95, 90, 85]);
    expect(creditPack('payg-60')?.credits).toBe(60);
    expect(creditPack('payg-1')).toBeUndefined();
  });
});
