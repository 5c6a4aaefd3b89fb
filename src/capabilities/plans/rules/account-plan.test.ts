import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { creditText } from '#capabilities/navigation/rules/plan-display.ts';
import { accountPlanOf } from './account-plan.ts';

type Plan = Parameters<typeof accountPlanOf>[0][number];

const NOW = new Date('2026-11-18T12:00:00Z');
const at = (day: string) => new Date(`${day}T09:00:00Z`);

const plan = (changes: Partial<Plan>): Plan => ({
  planKey: 'unlimited-1m',
  state: 'ACTIVE',
  startsAt: at('2026-11-05'),
  periodEndsAt: at('2026-12-05'),
  termEndsAt: at('2026-12-05'),
  graceUntil: null,
  autoRenew: true,
  ...changes,
});
const trial = (changes: Partial<Plan> = {}) =>
  plan({ planKey: 'trial', state: 'TRIAL', autoRenew: false, ...changes });
const scheduled = (changes: Partial<Plan> = {}) =>
  plan({
    ...{ state: 'SCHEDULED', startsAt: at('2026-12-05'), periodEndsAt: at('2027-01-05') },
    ...{ termEndsAt: at('2027-01-05'), ...changes },
  });
const ended = (changes: Partial<Plan>) => plan({ state: 'ENDED', autoRenew: false, ...changes });

/** What the navigation says without and with prePurchasePlanImprovements. */
function texts(plans: readonly Plan[], now = NOW) {
  const account = { balance: 42, ...accountPlanOf(plans, now) };
  const today = calendarDate(now.toISOString().slice(0, 10));
  return [false, true].map((hasPlanImprovements) => creditText(account, { today, hasPlanImprovements }));
}
const same = (text: string) => [text, text];

describe('what the account says of plans, and the navigation of the account', () => {
  it.each<[string, Plan[], string[]]>([
    ['nothing', [], ['42 credits', 'No active plan · 42 credits']],
    ['TRIAL', [trial()], same('Unlimited (Free trial)')],
    ['TRIAL, then SCHEDULED', [trial(), scheduled()], same('Purchased plan starts Dec 5, 2026')],
    ['ACTIVE', [plan({})], same('Renews on Dec 5, 2026')],
    [
      'ACTIVE, a year by the month',
      [plan({ planKey: 'unlimited-12m', termEndsAt: at('2027-11-05') })],
      same('Renews on Nov 5, 2027'),
    ],
    ['ACTIVE, then SCHEDULED', [plan({}), scheduled()], same('Renews on Jan 5, 2027')],
    [
      'ACTIVE after a trial',
      [ended({ planKey: 'trial', termEndsAt: at('2026-11-05') }), plan({})],
      same('Renews on Dec 5, 2026'),
    ],
    [
      'ACTIVE, just being renewed',
      [plan({ periodEndsAt: at('2026-11-17'), termEndsAt: at('2026-11-17') })],
      same('Renews on Nov 24, 2026'),
    ],
    ['LEAVING', [plan({ state: 'LEAVING', autoRenew: false })], same('Expires on Dec 5, 2026')],
    [
      'PAST_DUE',
      [
        plan({
          state: 'PAST_DUE',
          periodEndsAt: at('2026-11-15'),
          termEndsAt: at('2026-11-15'),
          graceUntil: at('2026-11-22'),
        }),
      ],
      same('Expires on Nov 22, 2026'),
    ],
    [
      'SCHEDULED, which the clock has started',
      [scheduled({ startsAt: at('2026-11-18') })],
      same('Renews on Jan 5, 2027'),
    ],
    [
      'LEAVING, which is over',
      [
        plan({
          state: 'LEAVING',
          autoRenew: false,
          periodEndsAt: at('2026-11-18'),
          termEndsAt: at('2026-11-18'),
        }),
      ],
      ['42 credits', 'No active plan · 42 credits'],
    ],
    [
      'ENDED trial',
      [ended({ planKey: 'trial', periodEndsAt: at('2026-11-10'), termEndsAt: at('2026-11-10') })],
      ['42 credits', 'No active plan · 42 credits'],
    ],
  ])('%s', (_name, plans, expected) => {
    expect(texts(plans)).toEqual(expected);
  });

  it('has each field of a plan that runs', () => {
    expect(accountPlanOf([plan({})], NOW)).toEqual({
      discountActiveUntil: '2026-12-05T09:00:00.000Z',
      freeTrialEndsAt: null,
      paidPlanStartsAt: '2026-11-05T09:00:00.000Z',
      paidPlanEndsAt: '2026-12-05T09:00:00.000Z',
      autoRenew: true,
      currentPlan: { planName: 'Unlimited, 1 month', activeTo: '2026-12-05T09:00:00.000Z' },
    });
  });

  it('says of an unpaid plan that it ends, and of none that there is none', () => {
    const unpaid = {
      state: 'PAST_DUE',
      graceUntil: at('2026-11-22'),
      periodEndsAt: at('2026-11-15'),
    } as const;
    expect(accountPlanOf([plan({ ...unpaid, termEndsAt: at('2026-11-15') })], NOW)).toMatchObject({
      autoRenew: false,
      paidPlanEndsAt: '2026-11-22T09:00:00.000Z',
    });
    expect(accountPlanOf([], NOW)).toMatchObject({
      autoRenew: false,
      currentPlan: null,
      paidPlanEndsAt: null,
    });
  });
});
