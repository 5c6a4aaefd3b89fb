import { describe, expect, it } from 'vitest';
import { paymentFacts, paymentsOfMonth, paymentTitle } from './due-payments.ts';
import { monthRows } from './month-rows.ts';

const TODAY = '2026-11-15';

describe('paymentFacts', () => {
  it('count what has no day and what is late; today is not', () => {
    const open = [{ dueOn: '2026-11-14' }, { dueOn: TODAY }, { dueOn: null }];
    expect(paymentFacts({ open, paid: 2, unplannedVendors: 1 }, TODAY)).toEqual({
      paid: 2,
      open: 3,
      undated: 1,
      overdue: 1,
      unplannedVendors: 1,
    });
  });
});

describe('paymentsOfMonth', () => {
  it('are late ones and those of this month', () => {
    const days = ['2025-01-01', '2026-10-31', '2026-11-30', '2026-12-01', null];
    const open = days.map((dueOn) => ({ dueOn }));
    expect(paymentsOfMonth(open, TODAY).map(({ dueOn }) => dueOn)).toEqual(days.slice(0, 3));
  });
});

describe('paymentTitle', () => {
  it.each([
    ['The Night Owls', 'Music', 'Deposit', 'Pay The Night Owls’ deposit'],
    ['Fern & Field', 'Photos', 'Second payment', 'Pay Fern & Field’s second payment'],
    ['Fern & Field', 'Photos', 'DJ set', 'Pay Fern & Field’s DJ set'],
    ['Fern & Field', 'Photos', '', 'Pay Fern & Field'],
    ['', 'Rings', 'Deposit', 'Pay for rings: deposit'],
    ['', 'Rings', '', 'Pay for rings'],
    ['', '', '', 'Make a payment'],
    ['', '', 'Balance', 'Make a payment: balance'],
  ])('%s, %s, %s: %s', (payee, purpose, label, title) => {
    expect(paymentTitle({ payee, purpose, label })).toBe(title);
  });
});

describe('monthRows', () => {
  it('put payments on their day, before the tasks of that day', () => {
    const tasks = [{ dueOn: '2026-11-02' }, { dueOn: '2026-11-20' }, { dueOn: null }];
    const payments = [{ dueOn: '2026-11-20' }, { dueOn: '2026-10-01' }];
    expect(monthRows(tasks, payments).map((row) => [row.kind, row.day])).toEqual([
      ['payment', '2026-10-01'],
      ['task', '2026-11-02'],
      ['payment', '2026-11-20'],
      ['task', '2026-11-20'],
      ['task', '9999'],
    ]);
  });
});
