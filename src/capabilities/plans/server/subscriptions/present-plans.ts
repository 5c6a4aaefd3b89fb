import type { Plans } from '../../contract.ts';
import type { PlanGroup } from '../../rules/plan-group.ts';
import { PLAN_KEYS, PLAN_OFFERS, paysOffFrom, planNameOf } from '../../rules/plan-offers.ts';
import { type HeldPlan, planQuote } from '../../rules/plan-quote.ts';
import { isToBeRenewed } from '../../rules/plan-works.ts';
import type { PeriodRow } from './periods.store.ts';
import type { HeldRow, SubscriptionRow } from './subscriptions.store.ts';

/** A price with the tax of the listing's place. */
export type Priced = (cents: number) => { netCents: number; taxCents: number; totalCents: number };

type Running = NonNullable<Plans['running']>;

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;

function presentNamed({ id, planKey, payment, startsAt, periodEndsAt, termEndsAt }: SubscriptionRow) {
  return {
    ...{ subscriptionId: id, key: planKey, name: planNameOf(planKey), payment },
    startsAt: startsAt.toISOString(),
    periodEndsAt: periodEndsAt.toISOString(),
    termEndsAt: termEndsAt.toISOString(),
  };
}

/** One that the clock has started, though no job has yet, runs. */
const stateOf = ({ state }: SubscriptionRow): Running['state'] =>
  state === 'SCHEDULED' || state === 'ENDED' ? 'ACTIVE' : state;

const pricedPeriod = ({ netCents, taxCents }: PeriodRow) => ({
  ...{ netCents, taxCents },
  totalCents: netCents + taxCents,
});

/** What is taken next without anybody doing anything. */
function nextChargeOf(plan: SubscriptionRow, cents: number): Running['nextCharge'] {
  if (plan.state === 'PAST_DUE') return plan.nextTryAt && { at: plan.nextTryAt.toISOString(), cents };
  return isToBeRenewed(plan) ? { at: plan.periodEndsAt.toISOString(), cents } : null;
}

export function presentRunning(
  plan: HeldRow,
  {
    price,
    due,
    card,
    isFollowed,
  }: {
    price: Priced;
    /** Holds the price and the tax of the day on which it was asked for. */
    due: PeriodRow | undefined;
    card: { brand: string; last4: string } | undefined;
    isFollowed: boolean;
  },
): Running {
  const priced = due ? pricedPeriod(due) : price(plan.periodCents);
  return {
    ...presentNamed(plan),
    ...priced,
    state: stateOf(plan),
    periodStartsAt: plan.periodStartsAt.toISOString(),
    autoRenew: plan.autoRenew,
    // Another plan takes its place before anything is due.
    nextCharge: isFollowed ? null : nextChargeOf(plan, priced.totalCents),
    card: card ? { brand: card.brand, last4: card.last4 } : null,
    graceUntil: isoOf(plan.graceUntil),
  };
}

export function presentScheduled(plan: SubscriptionRow, paid: PeriodRow): NonNullable<Plans['scheduled']> {
  return { ...presentNamed(plan), ...pricedPeriod(paid) };
}

export function presentOffers(
  held: readonly HeldPlan[],
  {
    group,
    creditsPerLead,
    price,
    now,
    isPublished,
  }: { group: PlanGroup; creditsPerLead: number; price: Priced; now: Date; isPublished: boolean },
): Plans['offers'] {
  const single = PLAN_OFFERS['unlimited-1m'].monthlyCents[group];
  return PLAN_KEYS.map((key) => {
    const { name, termMonths, monthlyCents, payments } = PLAN_OFFERS[key];
    const monthly = monthlyCents[group];
    return {
      ...{ key, name, termMonths, monthlyCents: monthly },
      paysOffFrom: paysOffFrom(monthly, creditsPerLead),
      savesCents: Math.max(0, single - monthly) * termMonths,
      ways: payments.map((payment) => {
        const { quote, refusal } = planQuote(held, { planKey: key, payment, group }, now);
        const { periodCents, unusedCents, netCents, begins, startsAt, periodEndsAt, termEndsAt } = quote;
        return {
          ...{ payment, periodCents, unusedCents, begins },
          ...price(netCents),
          startsAt: startsAt.toISOString(),
          periodEndsAt: periodEndsAt.toISOString(),
          termEndsAt: termEndsAt.toISOString(),
          refusal: isPublished ? (refusal ?? null) : 'NOT_PUBLISHED',
        };
      }),
    };
  });
}
