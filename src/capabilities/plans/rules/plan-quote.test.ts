import { describe, expect, it } from 'vitest';
import { type HeldPlan, planQuote } from './plan-quote.ts';

const START = new Date('2026-11-01T00:00:00Z');
const NOW = new Date('2026-11-02T00:00:00Z');
const END = new Date('2026-12-01T00:00:00Z');

const month: HeldPlan = {
  ...{ id: 'held', planKey: 'unlimited-1m', payment: 'MONTHLY', state: 'ACTIVE', periods: 1 },
  ...{ startsAt: START, periodStartsAt: START, periodEndsAt: END, termEndsAt: END },
  ...{ autoRenew: true, graceUntil: null, worthCents: 10_900 },
};
const year: HeldPlan = { ...month, planKey: 'unlimited-12m', termEndsAt: new Date('2027-11-01T00:00:00Z') };

describe('another plan', () => {
  const quarter = { planKey: 'unlimited-3m', payment: 'UPFRONT', group: 'B' } as const;

  it('takes the place of the running one for what is unused of it', () => {
    expect(planQuote([month], quarter, NOW)).toMatchObject({
      quote: { begins: 'NOW', unusedCents: 10_536, netCents: 26_700 - 10_536 },
      refusal: undefined,
    });
  });

  it('that a code makes as cheap as what is unused begins when that is over', () => {
    expect(planQuote([month], { ...quarter, percentOff: 61 }, NOW).quote).toMatchObject({
      ...{ begins: 'AT_END', startsAt: END, unusedCents: 0 },
    });
  });

  it.each([
    ['unlimited-1m', 'MONTHLY', 'AGREED_ON_LONGER'],
    ['unlimited-3m', 'UPFRONT', 'AGREED_ON_LONGER'],
    ['unlimited-12m', 'MONTHLY', 'SAME_PLAN'],
    ['unlimited-12m', 'UPFRONT', undefined],
    ['unlimited-plus-12m', 'MONTHLY', undefined],
  ] as const)('%s, %s, within a year that is paid by the month: %s', (planKey, payment, refusal) => {
    expect(planQuote([year], { planKey, payment, group: 'B' }, NOW).refusal).toBe(refusal);
  });

  it('of any length follows a year that was paid at once', () => {
    const paid = { ...year, payment: 'UPFRONT', periodEndsAt: year.termEndsAt, worthCents: 82_800 } as const;
    const { quote, refusal } = planQuote([paid], { ...quarter }, NOW);
    expect(refusal).toBeUndefined();
    expect(quote).toMatchObject({ begins: 'AT_END', startsAt: year.termEndsAt });
  });
});
