import { describe, expect, it } from 'vitest';
import { calendarDate } from '#base/calendar-date.ts';
import { addSums, isOverdue, type Payment, paymentSums } from './payment-sums.ts';

const today = calendarDate('2027-03-10');

function payment(amountCents: number, dueOn: string, paidOn: string | null = null): Payment {
  return { label: 'Payment', amountCents, dueOn, paidOn };
}

const deposit = payment(100_00, '2027-01-05', '2027-01-04');
const late = payment(200_00, '2027-03-09');
const dueToday = payment(300_00, '2027-03-10');
const rest = payment(400_00, '2027-06-01');

describe('paymentSums', () => {
  it('tells what is paid, left, late and next', () => {
    const sums = paymentSums({ totalCents: 1200_00, payments: [rest, late, dueToday, deposit] }, today);
    expect(sums).toEqual({
      totalCents: 1200_00,
      paidCents: 100_00,
      leftCents: 1100_00,
      overdueCents: 200_00,
      next: dueToday,
    });
  });

  it('adds the payments up where no total was agreed on', () => {
    expect(paymentSums({ totalCents: null, payments: [deposit, rest] }, today)).toMatchObject({
      totalCents: 500_00,
      leftCents: 400_00,
    });
  });

  it('knows nothing without a total and without payments', () => {
    expect(paymentSums({ totalCents: null, payments: [] }, today)).toMatchObject({
      totalCents: null,
      leftCents: 0,
    });
  });

  it('owes nothing where more was paid than agreed on', () => {
    expect(paymentSums({ totalCents: 50_00, payments: [deposit] }, today).leftCents).toBe(0);
  });
});

describe('isOverdue', () => {
  it('is late the day after, and never once paid or while the day is unknown', () => {
    expect(isOverdue(late, today)).toBe(true);
    expect(isOverdue(dueToday, today)).toBe(false);
    expect(isOverdue({ ...late, paidOn: '2027-03-20' }, today)).toBe(false);
    expect(isOverdue(late, undefined)).toBe(false);
  });
});

describe('addSums', () => {
  it('adds vendors up and finds the earliest next payment', () => {
    const one = paymentSums({ totalCents: 400_00, payments: [rest] }, today);
    const two = paymentSums({ totalCents: null, payments: [dueToday, late] }, today);
    const none = paymentSums({ totalCents: null, payments: [] }, today);
    expect(addSums([one, two, none])).toEqual({
      totalCents: 900_00,
      paidCents: 0,
      leftCents: 900_00,
      overdueCents: 200_00,
      next: dueToday,
    });
    expect(addSums([none]).totalCents).toBeNull();
  });
});
