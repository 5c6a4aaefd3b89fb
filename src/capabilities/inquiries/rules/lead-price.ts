import { addMonths, type CalendarDate } from '#base/calendar-date.ts';
import { CATEGORY_NUMBERS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { BudgetFit } from './budget-fit.ts';
import type { LeadTier } from './lead-tags.ts';

/** One factor of a price, as the vendor reads it: 'Wedding in less than 3 months', 0.6. */
export type PriceInput = {
  key: 'category' | 'tier' | 'lead' | 'budget' | 'exactMatch' | 'free' | 'plan';
  label: string;
  value: number;
};

export type InquiryPrice = {
  paymentRequired: boolean;
  creditPrice: number;
  baseCreditPrice: number;
};

export type LeadPrice = InquiryPrice & { tier: LeadTier; inputs: PriceInput[] };

/** Why a lead costs nothing. */
export type FreeReason = 'REPEAT' | 'NEW_STOREFRONT' | 'HELLO' | 'REFERRAL';

export type PriceFacts = {
  taxonomyKey: TaxonomyKey;
  tier: LeadTier;
  weddingDate: CalendarDate | null;
  today: CalendarDate;
  budgetFit: BudgetFit | undefined;
  /** Inside all of the storefront's lead preferences. */
  isExactMatch: boolean;
  hasUnlimitedPlan: boolean;
  freeReason: FreeReason | undefined;
};

/** The first leads of a storefront are on the house. */
export const FREE_LEADS = 3;

const TIERS: Readonly<Record<LeadTier, PriceInput>> = {
  GOLD: { key: 'tier', label: 'Gold lead', value: 1.5 },
  SILVER: { key: 'tier', label: 'Silver lead', value: 1.2 },
  STANDARD: { key: 'tier', label: 'Standard lead', value: 1 },
};

const BUDGETS: Readonly<Record<BudgetFit, PriceInput>> = {
  BELOW: { key: 'budget', label: 'Budget below your range', value: 0.75 },
  INSIDE: { key: 'budget', label: 'Budget within your range', value: 1 },
  ABOVE: { key: 'budget', label: 'Budget above your range', value: 1.25 },
};
const UNKNOWN_BUDGET: PriceInput = { key: 'budget', label: 'Budget not compared', value: 1 };

const EXACT_MATCH: PriceInput = { key: 'exactMatch', label: 'Matches all your lead preferences', value: 0.8 };
const PLAN: PriceInput = { key: 'plan', label: 'Included with your unlimited plan', value: 0 };

const FREE_LABELS: Readonly<Record<FreeReason, string>> = {
  REPEAT: 'This couple has written to you before',
  NEW_STOREFRONT: `Your first ${FREE_LEADS} leads are free`,
  HELLO: 'This couple answers your hello',
  REFERRAL: 'A vendor who prefers you sent this couple',
};

/** Little time left means a smaller chance that the day is still free. */
function leadInput(weddingDate: CalendarDate | null, today: CalendarDate): PriceInput {
  if (weddingDate === null) return { key: 'lead', label: 'No date yet', value: 1 };
  if (weddingDate < addMonths(today, 3))
    return { key: 'lead', label: 'Wedding in less than 3 months', value: 0.6 };
  if (weddingDate < addMonths(today, 6))
    return { key: 'lead', label: 'Wedding in less than 6 months', value: 0.8 };
  return { key: 'lead', label: 'Wedding in 6 months or more', value: 1 };
}

/** In hundredths, because 0.6 × 0.75 is not what it seems in binary. Never less than one credit. */
function creditsOf(amount: number, factors: readonly PriceInput[]): number {
  const scaled = factors.reduce((product, { value }) => product * Math.round(value * 100), amount);
  return Math.max(1, Math.round(scaled / 100 ** factors.length));
}

/**
 * The one published formula: the category's number times tier, time left and budget. A plan or a reason to be free
 * leaves the base as it is, so that the vendor sees what it saves.
 */
export function leadPriceOf(facts: PriceFacts): LeadPrice {
  const { taxonomyKey, tier, weddingDate, today, budgetFit } = facts;
  const number = CATEGORY_NUMBERS[taxonomyKey];
  const factors = [
    TIERS[tier],
    leadInput(weddingDate, today),
    budgetFit ? BUDGETS[budgetFit] : UNKNOWN_BUDGET,
  ];
  const baseCreditPrice = creditsOf(number, factors);
  const inputs: PriceInput[] = [
    { key: 'category', label: 'Base price of your category', value: number },
    ...factors,
    ...(facts.isExactMatch ? [EXACT_MATCH] : []),
  ];
  if (facts.freeReason) {
    const free: PriceInput = { key: 'free', label: FREE_LABELS[facts.freeReason], value: 0 };
    return { tier, paymentRequired: false, creditPrice: 0, baseCreditPrice, inputs: [...inputs, free] };
  }
  if (facts.hasUnlimitedPlan) {
    return { tier, paymentRequired: true, creditPrice: 0, baseCreditPrice, inputs: [...inputs, PLAN] };
  }
  const creditPrice = facts.isExactMatch ? creditsOf(baseCreditPrice, [EXACT_MATCH]) : baseCreditPrice;
  return { tier, paymentRequired: true, creditPrice, baseCreditPrice, inputs };
}

/** What an inquiry was before it came: the first reason that holds. */
export function freeReasonOf(facts: {
  isAnswerToHello: boolean;
  isReferred: boolean;
  /** The same couple wrote to the same storefront before. */
  isRepeat: boolean;
  leadsBefore: number;
}): FreeReason | undefined {
  if (facts.isAnswerToHello) return 'HELLO';
  if (facts.isRepeat) return 'REPEAT';
  if (facts.isReferred) return 'REFERRAL';
  return facts.leadsBefore < FREE_LEADS ? 'NEW_STOREFRONT' : undefined;
}
