import { describe, expect, it } from 'vitest';
import { type CalendarDate, parseCalendarDate } from '#base/calendar-date.ts';
import { creditText, type PlanAccount, planDisplay } from './plan-display.ts';

function day(text: string): CalendarDate {
  const date = parseCalendarDate(text);
  if (!date) throw new Error(text);
  return date;
}

const now = { today: day('2026-11-15'), hasPlanImprovements: false };
const improved = { ...now, hasPlanImprovements: true };

function account(changes: Partial<PlanAccount> = {}): PlanAccount {
  return {
    balance: 42,
    discountActiveUntil: null,
    freeTrialEndsAt: null,
    paidPlanStartsAt: null,
    paidPlanEndsAt: null,
    autoRenew: false,
    currentPlan: null,
    ...changes,
  };
}

describe('planDisplay', () => {
  it('shows the balance without a discount date', () => {
    expect(planDisplay(account(), now)).toEqual({ balance: '42 credits', plan: null });
    expect(planDisplay(account({ balance: 1 }), now).balance).toBe('1 credit');
    expect(planDisplay(account({ balance: 1200 }), now).balance).toBe('1,200 credits');
  });

  it('treats a discount of the past as none, and one that ends today as running', () => {
    expect(planDisplay(account({ discountActiveUntil: '2026-11-14' }), now).balance).toBe('42 credits');
    expect(planDisplay(account({ discountActiveUntil: '2026-11-15' }), now).plan).toBe(
      'Expires on Nov 15, 2026',
    );
  });

  it('says that there is no plan only with the plan improvements', () => {
    expect(planDisplay(account(), improved)).toEqual({ balance: '42 credits', plan: 'No active plan' });
    const planned = account({ currentPlan: { planName: 'Starter', activeTo: null } });
    expect(planDisplay(planned, improved).plan).toBeNull();
  });

  it('names a free trial, or the plan that follows it', () => {
    const trial = { discountActiveUntil: '2026-12-01T00:00:00Z', freeTrialEndsAt: '2026-12-01T00:00:00Z' };
    expect(planDisplay(account(trial), now)).toEqual({ balance: null, plan: 'Unlimited (Free trial)' });
    expect(planDisplay(account({ ...trial, paidPlanStartsAt: '2026-12-02' }), now).plan).toBe(
      'Purchased plan starts Dec 2, 2026',
    );
  });

  it('says when a plan renews or expires', () => {
    const paid = {
      discountActiveUntil: '2027-06-05',
      freeTrialEndsAt: '2026-10-01',
      paidPlanEndsAt: '2027-06-05',
    };
    expect(planDisplay(account({ ...paid, autoRenew: true }), now).plan).toBe('Renews on Jun 5, 2027');
    expect(planDisplay(account(paid), now).plan).toBe('Expires on Jun 5, 2027');
    const running = account({
      discountActiveUntil: '2027-06-05',
      currentPlan: { planName: 'Unlimited', activeTo: '2027-05-31' },
    });
    expect(planDisplay(running, now).plan).toBe('Expires on May 31, 2027');
  });
});

describe('creditText', () => {
  it('is one line', () => {
    expect(creditText(account(), now)).toBe('42 credits');
    expect(creditText(account(), improved)).toBe('No active plan · 42 credits');
    expect(creditText(account({ discountActiveUntil: '2027-06-05' }), improved)).toBe(
      'Expires on Jun 5, 2027',
    );
  });
});
