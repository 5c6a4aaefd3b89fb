import { addMonths, calendarDate } from '#base/calendar-date.ts';
import { leadPriceOf, type PriceFacts, type PriceInput } from '#capabilities/inquiries/rules/lead-price.ts';
import type { LeadTier } from '#capabilities/inquiries/rules/lead-tags.ts';

/** Weddings lie so and so far off this day; which day it is changes no price. */
export const PRICED_ON = calendarDate('2026-01-15');

const PLAIN: PriceFacts = {
  taxonomyKey: 'wedding-venues',
  tier: 'STANDARD',
  weddingDate: null,
  today: PRICED_ON,
  budgetFit: undefined,
  isExactMatch: false,
  hasUnlimitedPlan: false,
  freeReason: undefined,
};

/** How far off a wedding can be, as the formula tells it apart, each with a day that is so far off. */
export const TIMES_LEFT = {
  'under-3': addMonths(PRICED_ON, 2),
  'under-6': addMonths(PRICED_ON, 4),
  later: addMonths(PRICED_ON, 12),
  'no-date': null,
} as const;
export type TimeLeft = keyof typeof TIMES_LEFT;

/** One factor as the formula itself names and counts it. */
function inputOf(key: PriceInput['key'], facts: Partial<PriceFacts>): PriceInput {
  const input = leadPriceOf({ ...PLAIN, ...facts }).inputs.find((each) => each.key === key);
  if (!input) throw new Error(`The formula knows no ${key}.`);
  return input;
}

const tier = (of: LeadTier) => inputOf('tier', { tier: of }).value;
const time = (of: TimeLeft) => inputOf('lead', { weddingDate: TIMES_LEFT[of] }).value;
const budget = (of: PriceFacts['budgetFit']) => inputOf('budget', { budgetFit: of }).value;

/** The numbers of the published formula, asked of it rather than written down a second time. */
export const TIER_FACTORS: Readonly<Record<LeadTier, number>> = {
  GOLD: tier('GOLD'),
  SILVER: tier('SILVER'),
  STANDARD: tier('STANDARD'),
};
export const TIME_FACTORS: Readonly<Record<TimeLeft, number>> = {
  'under-3': time('under-3'),
  'under-6': time('under-6'),
  later: time('later'),
  'no-date': time('no-date'),
};
export const BUDGET_FACTORS = {
  BELOW: budget('BELOW'),
  INSIDE: budget('INSIDE'),
  ABOVE: budget('ABOVE'),
  UNKNOWN: budget(undefined),
} as const;
export const EXACT_MATCH_FACTOR = inputOf('exactMatch', { isExactMatch: true }).value;
