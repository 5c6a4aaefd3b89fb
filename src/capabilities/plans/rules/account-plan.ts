import { planNameOf, type SubscribedKey } from './plan-offers.ts';
import type { PlanState } from './plan-states.ts';
import { works, worksUntil } from './plan-works.ts';

type Subscription = {
  planKey: SubscribedKey;
  state: PlanState;
  startsAt: Date;
  periodEndsAt: Date;
  termEndsAt: Date;
  graceUntil: Date | null;
  autoRenew: boolean;
};

/** What a credit account says of plans; moments as ISO text. */
export type AccountPlan = {
  discountActiveUntil: string | null;
  freeTrialEndsAt: string | null;
  paidPlanStartsAt: string | null;
  paidPlanEndsAt: string | null;
  autoRenew: boolean;
  currentPlan: { planName: string; activeTo: string | null } | null;
};

const isoOf = (moment: Date | undefined) => moment?.toISOString() ?? null;

/** A plan whose card was declined runs to the end of its grace; one that is just being renewed, so long as that may take. */
const endOf = (plan: Subscription, now: Date) =>
  plan.graceUntil ?? (plan.termEndsAt > now ? plan.termEndsAt : worksUntil(plan));

/**
 * Where a plan follows on a paid one, both are one stretch to whoever reads this; a plan that follows on a trial is told of by
 * its start.
 */
export function accountPlanOf(subscriptions: readonly Subscription[], now: Date): AccountPlan {
  const running = subscriptions.find((plan) => works(plan, now));
  const trial = subscriptions.find(({ planKey }) => planKey === 'trial');
  const next = subscriptions.find(({ state, startsAt }) => state === 'SCHEDULED' && startsAt > now);
  const paid = running?.planKey === 'trial' ? undefined : running;
  const last = next ?? paid;
  const until = paid && next ? next : running;
  return {
    discountActiveUntil: isoOf(until && endOf(until, now)),
    freeTrialEndsAt: isoOf(trial?.termEndsAt),
    paidPlanStartsAt: isoOf((paid ?? next)?.startsAt),
    paidPlanEndsAt: isoOf(last && endOf(last, now)),
    autoRenew: last?.graceUntil === null && last.autoRenew,
    currentPlan: running
      ? {
          planName: planNameOf(running.planKey),
          activeTo: isoOf(paid && next ? running.periodEndsAt : endOf(running, now)),
        }
      : null,
  };
}
