import { addDays, type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import type { SeededRandom } from '#base/seeded-random.ts';
import type { DemoCouple } from '#capabilities/world/demo/demo-couple.ts';
import type { DemoVendor } from './demo-vendor.ts';
import type { BookingPlan, ThreadState } from './inquiry-plan.ts';

const NOTES = [
  'Arrives by the side entrance.',
  'Wants the final schedule two weeks before.',
  'Vegetarian meal for the team, please.',
  '',
  '',
  'Backup person is named in the contract.',
];

/** What a couple notes once a vendor is booked: a deposit that is paid, and what is left before the day. */
export function planBooking(
  random: SeededRandom,
  {
    couple,
    vendor,
    state,
    today,
  }: { couple: DemoCouple; vendor: DemoVendor; state: ThreadState; today: CalendarDate },
): BookingPlan | null {
  if (state.status !== 'BOOKED' || !state.bookedAt || !random.chance(0.85)) return null;
  const totalCents = state.quote?.amountCents ?? vendor.budgetMinCents;
  const bookedOn = calendarDate(state.bookedAt.toISOString().slice(0, 10));
  const share = random.pick([0.2, 0.25, 0.3, 0.5]);
  const deposit = Math.round((totalCents * share) / 5_000) * 5_000;
  const lastDay = couple.weddingDate
    ? addDays(couple.weddingDate, -random.pick([7, 14, 30]))
    : addDays(today, 120);
  const isSplit = totalCents > 300_000 && random.chance(0.5);
  const middle = isSplit ? Math.round((totalCents - deposit) / 2 / 5_000) * 5_000 : 0;
  const middleDay = addDays(bookedOn, Math.max(1, Math.round(daysFrom(bookedOn, lastDay) / 2)));
  const paidIfPast = (day: CalendarDate) => (day < today ? day : null);
  const payments = [
    { label: 'Deposit', amountCents: deposit, dueOn: bookedOn, paidOn: bookedOn },
    ...(isSplit
      ? [{ label: 'Second payment', amountCents: middle, dueOn: middleDay, paidOn: paidIfPast(middleDay) }]
      : []),
    {
      label: 'Balance',
      amountCents: totalCents - deposit - middle,
      dueOn: lastDay,
      paidOn: paidIfPast(lastDay),
    },
  ];
  return {
    contactName: vendor.owner?.firstName ?? '',
    totalCents,
    contractSignedOn: random.chance(0.8) ? bookedOn : null,
    note: random.pick(NOTES),
    payments,
  };
}

function daysFrom(start: CalendarDate, end: CalendarDate): number {
  return (Date.parse(end) - Date.parse(start)) / 86_400_000;
}
