import { planChange } from './plan-change.ts';
import type { PlanGroup } from './plan-group.ts';
import { dueCents, PLAN_OFFERS, type PlanKey, type PlanPayment, type SubscribedKey } from './plan-offers.ts';
import { periodEnd, termEnd } from './plan-periods.ts';
import type { PlanState } from './plan-states.ts';
import { works } from './plan-works.ts';
import { discountOf } from './purchase-quote.ts';

/** At once, when what was paid before is over, or when the trial is. */
export const PLAN_BEGINNINGS = ['NOW', 'AT_END', 'AFTER_TRIAL'] as const;
export type PlanBeginning = (typeof PLAN_BEGINNINGS)[number];

/** A plan that a listing has, with what its running period was worth when it was paid. */
export type HeldPlan = {
  id: string;
  planKey: SubscribedKey;
  payment: PlanPayment;
  state: PlanState;
  startsAt: Date;
  periods: number;
  periodStartsAt: Date;
  periodEndsAt: Date;
  termEndsAt: Date;
  autoRenew: boolean;
  graceUntil: Date | null;
  worthCents: number;
};

/** What was agreed on before paying. Holds no moments, so it can be kept as JSON until the money is there. */
export type AgreedPlan = {
  group: PlanGroup;
  /** What each period costs without tax. */
  periodCents: number;
  /** What is taken off the first period for what is unused of the running plan. */
  unusedCents: number;
  begins: PlanBeginning;
  /** The plan it takes the place of, as it stood. */
  replaces: { subscriptionId: string; periods: number } | null;
};

export type PlanQuote = AgreedPlan & {
  /** What is due now, without tax. */
  netCents: number;
  startsAt: Date;
  periodEndsAt: Date;
  termEndsAt: Date;
};

export const PLAN_REFUSALS = ['SAME_PLAN', 'ALREADY_SCHEDULED', 'AGREED_ON_LONGER'] as const;
export type PlanRefusal = (typeof PLAN_REFUSALS)[number];

type Wish = {
  planKey: PlanKey;
  payment: PlanPayment;
  group: PlanGroup;
  /** Of a code or of the listing. */
  percentOff?: number;
};

/** A year that is paid by the month is left for another year, and for nothing shorter. */
function isShorterThanAgreed({ planKey, periodEndsAt, termEndsAt }: HeldPlan, wish: Wish): boolean {
  if (planKey === 'trial' || periodEndsAt >= termEndsAt) return false;
  return PLAN_OFFERS[wish.planKey].termMonths < PLAN_OFFERS[planKey].termMonths;
}

function refusalOf(
  held: readonly HeldPlan[],
  running: HeldPlan | undefined,
  wish: Wish,
): PlanRefusal | undefined {
  if (running?.planKey === wish.planKey && running.payment === wish.payment) return 'SAME_PLAN';
  if (held.some(({ state, id }) => state === 'SCHEDULED' && id !== running?.id)) return 'ALREADY_SCHEDULED';
  return running && isShorterThanAgreed(running, wish) ? 'AGREED_ON_LONGER' : undefined;
}

function beginningOf(running: HeldPlan | undefined, firstCents: number, now: Date) {
  if (!running) return { begins: 'NOW', startsAt: now, unusedCents: 0 } as const;
  if (running.planKey === 'trial')
    return { begins: 'AFTER_TRIAL', startsAt: running.termEndsAt, unusedCents: 0 } as const;
  const { periodStartsAt: startsAt, periodEndsAt: endsAt, worthCents: paidCents } = running;
  const { startsAt: from, unusedCents } = planChange({ startsAt, endsAt, paidCents }, firstCents, now);
  return { begins: from > now ? 'AT_END' : 'NOW', startsAt: from, unusedCents } as const;
}

/** What another plan costs a listing now, and from when it holds; or why it cannot be had. */
export function planQuote(
  held: readonly HeldPlan[],
  wish: Wish,
  now: Date,
): { quote: PlanQuote; refusal: PlanRefusal | undefined } {
  const { planKey, payment, group, percentOff = 0 } = wish;
  const running = held.find((plan) => works(plan, now));
  const periodCents = dueCents(planKey, group, payment);
  const firstCents = periodCents - discountOf(periodCents, percentOff);
  const beginning = beginningOf(running, firstCents, now);
  const quote = {
    ...{ group, periodCents, ...beginning },
    netCents: periodCents - beginning.unusedCents,
    periodEndsAt: periodEnd(beginning.startsAt, 1, planKey, payment),
    termEndsAt: termEnd(beginning.startsAt, 1, planKey, payment),
    replaces: running ? { subscriptionId: running.id, periods: running.periods } : null,
  };
  return { quote, refusal: refusalOf(held, running, wish) };
}
