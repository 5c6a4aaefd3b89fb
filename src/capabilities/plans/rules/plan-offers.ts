import { plural } from '#base/text.ts';
import type { PlanGroup } from './plan-group.ts';

export const PLAN_KEYS = ['unlimited-1m', 'unlimited-3m', 'unlimited-12m', 'unlimited-plus-12m'] as const;
export type PlanKey = (typeof PLAN_KEYS)[number];
/** What a listing can be subscribed to; nobody pays for a trial. */
export const SUBSCRIBED_KEYS = ['trial', ...PLAN_KEYS] as const;
export type SubscribedKey = (typeof SUBSCRIBED_KEYS)[number];

/** How a year is paid: each month, or all of it at once. */
export const PLAN_PAYMENTS = ['MONTHLY', 'UPFRONT'] as const;
export type PlanPayment = (typeof PLAN_PAYMENTS)[number];

type PlanOffer = {
  name: string;
  termMonths: number;
  /** Cents a month, by group. */
  monthlyCents: Readonly<Record<PlanGroup, number>>;
  /** In which ways it can be paid; the first is meant where nobody says. */
  payments: readonly PlanPayment[];
};

/** Plus is two fifths more than the year it is made of. */
const plus = (cents: number) => (cents * 7) / 5;

const YEAR = { A: 12_900, B: 6_900, C: 2_900 } as const;

export const PLAN_OFFERS: Readonly<Record<PlanKey, PlanOffer>> = {
  'unlimited-1m': {
    name: 'Unlimited, 1 month',
    termMonths: 1,
    monthlyCents: { A: 19_900, B: 10_900, C: 4_900 },
    payments: ['MONTHLY'],
  },
  'unlimited-3m': {
    name: 'Unlimited, 3 months',
    termMonths: 3,
    monthlyCents: { A: 16_900, B: 8_900, C: 3_900 },
    payments: ['UPFRONT'],
  },
  'unlimited-12m': {
    name: 'Unlimited, 12 months',
    termMonths: 12,
    monthlyCents: YEAR,
    payments: ['MONTHLY', 'UPFRONT'],
  },
  'unlimited-plus-12m': {
    name: 'Unlimited Plus, 12 months',
    termMonths: 12,
    monthlyCents: { A: plus(YEAR.A), B: plus(YEAR.B), C: plus(YEAR.C) },
    payments: ['MONTHLY', 'UPFRONT'],
  },
};

export const TRIAL_DAYS = 30;

/** What is due at the beginning of each stretch that is paid for. */
export function dueCents(key: PlanKey, group: PlanGroup, payment: PlanPayment): number {
  const { termMonths, monthlyCents } = PLAN_OFFERS[key];
  return monthlyCents[group] * (payment === 'UPFRONT' ? termMonths : 1);
}

/** From how many leads a month on a plan costs less than credits at a dollar each. */
export function paysOffFrom(monthlyCents: number, creditsPerLead: number): number {
  return Math.ceil(monthlyCents / (creditsPerLead * 100));
}

/** '3 months', where it is plain that plans are spoken of. */
export function shortPlanName(key: PlanKey): string {
  return key === 'unlimited-plus-12m' ? 'Plus' : plural(PLAN_OFFERS[key].termMonths, 'month');
}

export function planNameOf(key: SubscribedKey): string {
  return key === 'trial' ? 'Unlimited (Free trial)' : PLAN_OFFERS[key].name;
}
