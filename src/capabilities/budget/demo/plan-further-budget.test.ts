import { expect, it } from 'vitest';
import { addDays, calendarDate } from '#base/calendar-date.ts';
import { seededRandom } from '#base/seeded-random.ts';
import { budgetSums, openPayments } from '../rules/budget-sums.ts';
import { planFurtherBudget } from './plan-further-budget.ts';

const heads = { invited: 141, attending: 128, adults: 124, households: 66, isEstimate: false };
const today = calendarDate('2026-11-15');

function planned(daysAhead: number) {
  const plan = planFurtherBudget(seededRandom('demo'), {
    ...{ weddingId: 'wedding', now: new Date('2026-11-15T12:00:00Z'), today, heads },
    weddingDate: addDays(today, daysAhead),
  });
  const budget = { ...plan, vendors: [], totalCents: 4_600_000, heads, today };
  return { plan, open: openPayments(budget), ...budgetSums(budget) };
}

it.each([24, 0, -10])('is agreed on and paid as the days went by, %i days ahead', (daysAhead) => {
  const { plan, open, whole } = planned(daysAhead);
  expect(whole.plannedCents).toBe(4_600_000);
  expect(plan.contributors.reduce((sum, { pledgedCents }) => sum + pledgedCents, 0)).toBe(4_600_000);
  // Nothing is late, and what is left is what is not due yet.
  expect(open.every(({ dueOn }) => dueOn !== null && dueOn > today)).toBe(true);
  expect(whole.paidCents + whole.outstandingCents).toBe(whole.committedCents);
});

it('has most of it paid before the day, and after it only what comes last', () => {
  const before = planned(24);
  expect(before.open.length).toBeGreaterThan(4);
  expect(before.whole.paidCents).toBeGreaterThan(before.whole.outstandingCents);
  expect(planned(-10).open.map(({ label }) => label)).toEqual(['Balance']);
  expect(planned(-10).whole.paidCents).toBeGreaterThan(3_500_000);
});
