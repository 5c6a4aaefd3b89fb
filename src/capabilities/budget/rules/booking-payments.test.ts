import { expect, it } from 'vitest';
import { bookingLabel, matchPayments } from './booking-payments.ts';

const payment = (label: string, dueOn: string, uuid?: string) => ({
  ...(uuid !== undefined && { uuid }),
  ...{ label, dueOn, amountCents: 1, paidOn: null },
});
const KNOWN = [
  { ...payment('Deposit', '2027-01-01'), uuid: 'a' },
  { ...payment('Deposit', '2027-01-01'), uuid: 'b' },
  { ...payment('', '2027-02-01'), uuid: 'c' },
];

it('is the same payment by its id, else by its name and day, each once', () => {
  const given = [
    payment('Deposit', '2027-01-01'),
    payment('Renamed', '2027-03-01', 'a'),
    payment('Payment', '2027-02-01'),
    payment('Deposit', '2027-01-01', 'of another'),
    payment('Extra', '2027-04-01'),
  ];
  const { kept, gone } = matchPayments(KNOWN, given);
  expect(kept.map(({ uuid }) => uuid)).toEqual(['b', 'a', 'c', null, null]);
  expect(gone).toEqual([]);
  expect(matchPayments(KNOWN, []).gone).toEqual(['a', 'b', 'c']);
});

it('has a short name in a booking', () => {
  expect([bookingLabel(''), bookingLabel('x'.repeat(80))]).toEqual(['Payment', 'x'.repeat(60)]);
});
