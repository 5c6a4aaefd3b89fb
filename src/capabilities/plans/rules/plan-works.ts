import { graceEnd } from './plan-periods.ts';
import type { PlanState } from './plan-states.ts';

type Plan = {
  state: PlanState;
  startsAt: Date;
  periodEndsAt: Date;
  termEndsAt: Date;
  autoRenew: boolean;
  graceUntil: Date | null;
};

/** Whether another period follows the paid one: it renews itself, or a year that is paid by the month is not over. */
export function isToBeRenewed({ autoRenew, periodEndsAt, termEndsAt }: Omit<Plan, 'state'>): boolean {
  return autoRenew || periodEndsAt < termEndsAt;
}

/** Until when leads are included, also while the next period is being paid for. */
export function worksUntil(plan: Omit<Plan, 'state'>): Date {
  return plan.graceUntil ?? (isToBeRenewed(plan) ? graceEnd(plan.periodEndsAt) : plan.periodEndsAt);
}

/** By the clock, whatever the jobs have got to: one that was to start has started, one that is over has ended. */
export function works(plan: Plan, now: Date): boolean {
  return plan.state !== 'ENDED' && plan.startsAt <= now && now < worksUntil(plan);
}
