import { expect, it } from 'vitest';
import { boughtUntil, givenUntil } from '#capabilities/credits/rules/lot-lives.ts';
import { CREDIT_PACKS } from '#capabilities/plans/rules/credit-packs.ts';
import { paysOffFrom } from '#capabilities/plans/rules/plan-offers.ts';
import { graceEnd, nextTryAt } from '#capabilities/plans/rules/plan-periods.ts';
import {
  BOUGHT_MONTHS,
  centsPerCredit,
  FULL_CREDIT_CENTS,
  GIVEN_MONTHS,
  GRACE_DAYS,
  LEAST_CREDIT_CENTS,
  REFUNDED_DAYS,
  TRY_DAYS,
  WARNED_DAYS,
} from './published-figures.ts';

it('says how long credits live, as was decided', () => {
  expect({ BOUGHT_MONTHS, GIVEN_MONTHS, REFUNDED_DAYS, WARNED_DAYS }).toEqual({
    BOUGHT_MONTHS: 24,
    GIVEN_MONTHS: 6,
    REFUNDED_DAYS: 30,
    WARNED_DAYS: 14,
  });
});

it('means the same on any other day', () => {
  const day = new Date('2027-08-03T08:00:00Z');
  expect(boughtUntil(day).toISOString()).toBe('2029-08-03T08:00:00.000Z');
  expect(givenUntil(day).toISOString()).toBe('2028-02-03T08:00:00.000Z');
});

it('says when a declined card is tried again, and how long the plan works on', () => {
  expect({ TRY_DAYS, GRACE_DAYS }).toEqual({ TRY_DAYS: [0, 3, 6], GRACE_DAYS: 7 });
  const due = new Date('2027-08-03T08:00:00Z');
  const last = nextTryAt(due, TRY_DAYS.length - 1);
  expect(last && last < graceEnd(due)).toBe(true);
});

it('names the dearest and the cheapest credit, and whole cents for each', () => {
  expect(CREDIT_PACKS.map(centsPerCredit)).toEqual([100, 95, 90, 85]);
  expect([FULL_CREDIT_CENTS, LEAST_CREDIT_CENTS]).toEqual([100, 85]);
});

it('works savings out at the price that break-even is worked out at', () => {
  for (const leads of [1, 7, 30]) expect(paysOffFrom(leads * 24 * FULL_CREDIT_CENTS, 24)).toBe(leads);
});
