import { planGroupOf } from '#capabilities/plans/rules/plan-group.ts';
import { PLAN_KEYS, PLAN_OFFERS, type PlanKey, paysOffFrom } from '#capabilities/plans/rules/plan-offers.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { FULL_CREDIT_CENTS } from './published-figures.ts';

export type PlanCost = {
  key: PlanKey;
  name: string;
  monthlyCents: number;
  /** Against credits for the same leads; below zero where credits cost less. */
  savedCents: number;
  /** So many leads a month pay for it. */
  paysOffFrom: number;
};

export type MonthCosts = { creditsCents: number; plans: PlanCost[] };

/** A month with so many leads at so many credits, paid with credits and with each plan. */
export function monthCosts(category: TaxonomyKey, creditsPerLead: number, leads: number): MonthCosts {
  const group = planGroupOf(category);
  const creditsCents = leads * creditsPerLead * FULL_CREDIT_CENTS;
  const plans = PLAN_KEYS.map((key) => {
    const { name, monthlyCents } = PLAN_OFFERS[key];
    return {
      key,
      name,
      monthlyCents: monthlyCents[group],
      savedCents: creditsCents - monthlyCents[group],
      paysOffFrom: paysOffFrom(monthlyCents[group], creditsPerLead),
    };
  });
  return { creditsCents, plans };
}
