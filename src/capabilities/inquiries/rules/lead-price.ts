import { addMonths, type CalendarDate } from '#base/calendar-date.ts';
import { CATEGORY_NUMBERS, type TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { BudgetFit } from './budget-fit.ts';
import type { LeadTier } from './lead-tags.ts';

export const PRICE_INPUT_KEYS = ['category', 'tier', 'lead', 'budget', 'exactMatch', 'free', 'plan'] as const;

/** One factor of a price, as the vendor reads it: 'Wedding in less than 3 months', 0.6. */
export type PriceInput = {
  key: (typeof PRICE_INPUT_KEYS)[number];
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

const BASE_KEYS: readonly PriceInput['key'][] = ['tier', 'lead', 'budget'];

/**
 * The one published formula: the category's number times tier, time left and budget. A plan or a reason to be free
 * leaves the base as it is, so that the vendor sees what it saves. It needs nothing but what is kept with a lead, so any
 * price can be worked out again.
 */
export function priceOfInputs(inputs: readonly PriceInput[]): InquiryPrice {
  const has = (wanted: PriceInput['key']) => inputs.some(({ key }) => key === wanted);
  const number = inputs.find(({ key }) => key === 'category')?.value ?? 0;
  const baseCreditPrice = creditsOf(
    number,
    inputs.filter(({ key }) => BASE_KEYS.includes(key)),
  );
  const paymentRequired = !has('free');
  if (!paymentRequired || has('plan')) return { paymentRequired, creditPrice: 0, baseCreditPrice };
  const discounts = inputs.filter(({ key }) => key === 'exactMatch');
  return { paymentRequired, creditPrice: creditsOf(baseCreditPrice, discounts), baseCreditPrice };
}

export function leadPriceOf(facts: PriceFacts): LeadPrice {
  const { taxonomyKey, tier, weddingDate, today, budgetFit, freeReason } = facts;
  const inputs: PriceInput[] = [
    { key: 'category', label: 'Base price of your category', value: CATEGORY_NUMBERS[taxonomyKey] },
    TIERS[tier],
    leadInput(weddingDate, today),
    budgetFit ? BUDGETS[budgetFit] : UNKNOWN_BUDGET,
    ...(facts.isExactMatch ? [EXACT_MATCH] : []),
    ...(freeReason ? [{ key: 'free', label: FREE_LABELS[freeReason], value: 0 } as const] : []),
    ...(facts.hasUnlimitedPlan && !freeReason ? [PLAN] : []),
  ];
  return { tier, ...priceOfInputs(inputs), inputs };
}

export type FrozenPrice = InquiryPrice & { inputs: PriceInput[] };

/**
 * What connecting costs at this moment. All that was frozen holds, but for the plan: whether every lead is included is asked
 * when it matters, of whatever runs then.
 */
export function priceAsOf(frozen: FrozenPrice, hasUnlimitedPlan: boolean): FrozenPrice {
  const inputs = frozen.inputs.filter(({ key }) => key !== 'plan');
  if (!frozen.paymentRequired || inputs.length === 0) return frozen;
  const now = hasUnlimitedPlan ? [...inputs, PLAN] : inputs;
  return { ...priceOfInputs(now), inputs: now };
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
