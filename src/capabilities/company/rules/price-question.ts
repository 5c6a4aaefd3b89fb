import type { BudgetFit } from '#capabilities/inquiries/rules/budget-fit.ts';
import {
  type FreeReason,
  type LeadPrice,
  leadPriceOf,
  type PriceFacts,
} from '#capabilities/inquiries/rules/lead-price.ts';
import { leadTierOf } from '#capabilities/inquiries/rules/lead-tier.ts';
import { PLAN_KEYS, type PlanKey } from '#capabilities/plans/rules/plan-offers.ts';
import { isTaxonomyKey, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { PRICED_ON, TIMES_LEFT, type TimeLeft } from './lead-factors.ts';

const BUDGETS = { below: 'BELOW', inside: 'INSIDE', above: 'ABOVE', 'not-given': undefined } as const;
export type AskedBudget = keyof typeof BUDGETS;

const FREE = { no: undefined, first: 'NEW_STOREFRONT', again: 'REPEAT', referred: 'REFERRAL' } as const;
export type AskedFree = keyof typeof FREE;

export type AskedPlan = PlanKey | 'none';

/** A lead somebody imagines, and how many like it come in a month. */
export type PriceQuestion = {
  category: TaxonomyKey;
  time: TimeLeft;
  budget: AskedBudget;
  isPhoneVerified: boolean;
  hasVenue: boolean;
  hasGuestCount: boolean;
  isExactMatch: boolean;
  free: AskedFree;
  plan: AskedPlan;
  leads: number;
};

/** The names in the address; a link to an example is made of them. */
export const PRICE_QUERY = [
  'category',
  'time',
  'budget',
  'phone',
  'venue',
  'guests',
  'match',
  'free',
  'plan',
  'leads',
] as const;

export const MOST_LEADS = 999;

export const FIRST_QUESTION: PriceQuestion = {
  category: 'wedding-venues',
  time: 'later',
  budget: 'inside',
  isPhoneVerified: false,
  hasVenue: false,
  hasGuestCount: false,
  isExactMatch: false,
  free: 'no',
  plan: 'none',
  leads: 6,
};

const isKeyOf = <Some extends object>(some: Some, key: string): key is string & keyof Some =>
  Object.hasOwn(some, key);
const isPlanKey = (key: string): key is PlanKey => (PLAN_KEYS as readonly string[]).includes(key);

function leadsOf(text: string): number {
  return /^\d{1,4}$/.test(text) ? Math.min(Number(text), MOST_LEADS) : FIRST_QUESTION.leads;
}

/** Whatever an address says: what cannot be read is as if it were not there. */
export function priceQuestionOf(query: URLSearchParams): PriceQuestion {
  const said = (name: (typeof PRICE_QUERY)[number]) => query.get(name) ?? '';
  const [category, time, budget, free, plan] = [
    said('category'),
    said('time'),
    said('budget'),
    said('free'),
    said('plan'),
  ];
  return {
    category: isTaxonomyKey(category) ? category : FIRST_QUESTION.category,
    time: isKeyOf(TIMES_LEFT, time) ? time : FIRST_QUESTION.time,
    budget: isKeyOf(BUDGETS, budget) ? budget : FIRST_QUESTION.budget,
    isPhoneVerified: said('phone') === 'yes',
    hasVenue: said('venue') === 'yes',
    hasGuestCount: said('guests') === 'yes',
    isExactMatch: said('match') === 'yes',
    free: isKeyOf(FREE, free) ? free : FIRST_QUESTION.free,
    plan: isPlanKey(plan) ? plan : FIRST_QUESTION.plan,
    leads: leadsOf(said('leads')),
  };
}

/** The address that asks it, as the form without script would send it. */
export function priceQueryOf(question: PriceQuestion): Record<string, string> {
  return {
    category: question.category,
    time: question.time,
    budget: question.budget,
    ...(question.isPhoneVerified && { phone: 'yes' }),
    ...(question.hasVenue && { venue: 'yes' }),
    ...(question.hasGuestCount && { guests: 'yes' }),
    ...(question.isExactMatch && { match: 'yes' }),
    free: question.free,
    plan: question.plan,
    leads: String(question.leads),
  };
}

function factsOf(question: PriceQuestion): PriceFacts {
  const { category: taxonomyKey, time, budget, isPhoneVerified, hasVenue, hasGuestCount } = question;
  const weddingDate = TIMES_LEFT[time];
  const budgetFit: BudgetFit | undefined = BUDGETS[budget];
  const freeReason: FreeReason | undefined = FREE[question.free];
  return {
    taxonomyKey,
    tier: leadTierOf({
      taxonomyKey,
      isPhoneVerified,
      hasDate: weddingDate !== null,
      hasVenue,
      hasGuestCount,
      hasBudget: budgetFit !== undefined,
    }),
    weddingDate,
    today: PRICED_ON,
    budgetFit,
    isExactMatch: question.isExactMatch,
    hasUnlimitedPlan: question.plan !== 'none',
    freeReason,
  };
}

/** The price by the rule that prices leads, and nothing beside it. */
export function askedPrice(question: PriceQuestion): LeadPrice {
  return leadPriceOf(factsOf(question));
}

/** What such a lead costs in credits to somebody without a plan. */
export function paidCredits(question: PriceQuestion): number {
  return askedPrice({ ...question, plan: 'none', free: 'no' }).creditPrice;
}
