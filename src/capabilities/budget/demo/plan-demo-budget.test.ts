import { expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { seededRandom } from '#base/seeded-random.ts';
import { budgetSums, openPayments } from '../rules/budget-sums.ts';
import { planDemoBudget } from './plan-demo-budget.ts';

const heads = { invited: 140, attending: 140, adults: 123, households: 62, isEstimate: false };
const today = calendarDate('2026-11-15');
const bookings = [1, 8, 6].map((taxonomyNodeId, index) => ({
  inquiryUuid: `inquiry-${index}`,
  taxonomyNodeId,
  totalCents: [1_455_000, 200_000, 78_000][index] ?? 0,
  payments: [],
}));

it('is a lived-in budget: divided to the cent, three booked, five payments to come of which one is late', () => {
  const plan = planDemoBudget(seededRandom('demo'), {
    ...{ weddingId: 'wedding', now: new Date('2026-11-15T12:00:00Z'), today, heads, bookings },
    weddingDate: calendarDate('2027-09-11'),
  });
  const vendors = plan.vendors.map(({ inquiryUuid, lineUuid, notedCents }) => ({
    ...{ inquiryUuid, lineUuid, name: '', isBooked: true, offeredCents: null, offerEndsOn: null },
    agreedCents: notedCents,
  }));
  const budget = { ...plan, vendors, totalCents: 3_800_000, heads, today };
  const { whole, spareCents } = budgetSums(budget);
  expect(whole.plannedCents).toBe(3_800_000);
  expect(whole.committedCents).toBe(1_733_000);
  expect(whole.expectedCents).toBeGreaterThan(3_000_000);
  expect(spareCents).not.toBeNull();
  const open = openPayments(budget);
  expect(open).toHaveLength(5);
  expect(open.filter(({ dueOn }) => dueOn !== null && dueOn < today)).toHaveLength(1);
  expect(plan.contributors.reduce((sum, { pledgedCents }) => sum + pledgedCents, 0)).toBe(3_800_000);
  const venue = plan.lines.find(({ uuid }) => uuid === vendors[0]?.lineUuid);
  expect(venue?.name).toBe('Venue and dinner');
});
