import { describe, expect, it } from 'vitest';
import { accountPlanOf } from '../rules/account-plan.ts';
import { planDemoPlans, planFormerTrial } from './plan-demo-plans.ts';

const now = new Date('2026-11-18T09:00:00.000Z');

describe('plans of the demo', () => {
  it('are in every state that there is', () => {
    const states = new Set(planDemoPlans(now).flatMap((plans) => plans.map(({ state }) => state)));
    expect([...states].toSorted()).toEqual(['ACTIVE', 'ENDED', 'LEAVING', 'PAST_DUE', 'SCHEDULED', 'TRIAL']);
  });

  it('a former trial was one in full, and is over', () => {
    const { startsAt, endedAt, termEndsAt, state } = planFormerTrial(now);
    expect([state, endedAt]).toEqual(['ENDED', termEndsAt]);
    expect(termEndsAt.getTime() - startsAt.getTime()).toBe(30 * 86_400_000);
  });

  it.each(['2026-02-28', '2026-03-31', '2026-05-01', '2028-03-01'])('hold on %s', (day) => {
    const today = new Date(`${day}T09:00:00.000Z`);
    const accounts = planDemoPlans(today).map((plans) => accountPlanOf(plans, today));
    expect(accounts.map(({ currentPlan }) => currentPlan !== null)).toEqual([
      true,
      true,
      true,
      true,
      true,
      false,
    ]);
    expect(accounts.map(({ autoRenew }) => autoRenew)).toEqual([false, true, true, false, false, false]);
  });
});
