import type { PlanPayment, SubscribedKey } from '../rules/plan-offers.ts';
import { graceEnd, periodEnd, termEnd, trialEnd } from '../rules/plan-periods.ts';
import type { PlanState } from '../rules/plan-states.ts';

const DAY_MS = 86_400_000;

/** A plan as one listing of the demo has it. */
export type DemoPlan = {
  planKey: SubscribedKey;
  payment: PlanPayment;
  state: PlanState;
  boughtAt: Date;
  startsAt: Date;
  periodEndsAt: Date;
  termEndsAt: Date;
  autoRenew: boolean;
  graceUntil: Date | null;
  endedAt: Date | null;
};

const before = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS);

function trial(startsAt: Date, endedAt: Date | null = null): DemoPlan {
  const end = trialEnd(startsAt);
  return {
    ...{
      planKey: 'trial',
      payment: 'UPFRONT',
      state: endedAt ? 'ENDED' : 'TRIAL',
      boughtAt: startsAt,
      startsAt,
    },
    ...{ periodEndsAt: end, termEndsAt: end, autoRenew: false, graceUntil: null, endedAt },
  };
}

function paid(
  planKey: Exclude<SubscribedKey, 'trial'>,
  payment: PlanPayment,
  state: PlanState,
  startsAt: Date,
  boughtAt = startsAt,
): DemoPlan {
  const [periodEndsAt, termEndsAt] = [
    periodEnd(startsAt, 1, planKey, payment),
    termEnd(startsAt, 1, planKey, payment),
  ];
  return {
    ...{ planKey, payment, state, boughtAt, startsAt, periodEndsAt, termEndsAt },
    autoRenew: state !== 'LEAVING' && state !== 'ENDED',
    graceUntil: state === 'PAST_DUE' ? graceEnd(periodEndsAt) : null,
    endedAt: state === 'ENDED' ? termEndsAt : null,
  };
}

/** Tried long ago, before the first of the leads that the demo knows of, and not bought. */
export const planFormerTrial = (now: Date): DemoPlan => trial(before(now, 300), before(now, 270));

/** One after the other in every state that a plan can be in; each entry is what one listing has and had. */
export function planDemoPlans(now: Date): DemoPlan[][] {
  const tried = trial(before(now, 20));
  return [
    [trial(before(now, 12))],
    [tried, paid('unlimited-3m', 'UPFRONT', 'SCHEDULED', tried.termEndsAt, before(now, 5))],
    [paid('unlimited-12m', 'MONTHLY', 'ACTIVE', before(now, 10))],
    [paid('unlimited-3m', 'UPFRONT', 'LEAVING', before(now, 40))],
    // A month has up to 31 days, and a week of grace follows it.
    [paid('unlimited-1m', 'MONTHLY', 'PAST_DUE', before(now, 33))],
    [trial(before(now, 140), before(now, 110)), paid('unlimited-1m', 'MONTHLY', 'ENDED', before(now, 90))],
  ];
}
