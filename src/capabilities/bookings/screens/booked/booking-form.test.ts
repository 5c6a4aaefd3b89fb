import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ruleErrors } from '#ui/form/rule-errors.ts';
import { moneyText, typedCents } from '#ui/money-text.ts';
import type { BookingDetails } from '../../contract.ts';
import { BOOKING_FORM_RULES, bookingDetails, bookingValues, NEW_PAYMENT } from './booking-form.ts';

const details: BookingDetails = {
  contactName: 'Ruth Vargas',
  contactEmail: 'ruth@vargas.example',
  contactPhone: '(212) 555-0100',
  totalCents: 900_000,
  contractSignedOn: '2026-10-01',
  note: 'Rain plan: the barn.',
  payments: [{ label: 'Deposit', amountCents: 300_000, dueOn: '2026-10-15', paidOn: null }],
};

describe('the booking form', () => {
  it('gives back what it was filled with', () => {
    const values = bookingValues(details);
    expect(values.payments[0]?.dueOn).toBe('10/15/2026');
    expect(ruleErrors(BOOKING_FORM_RULES, values)).toEqual({});
    expect(bookingDetails(values)).toEqual(details);
  });

  it('takes every amount again as it shows it', () => {
    const cents = fc.integer({ min: 0, max: 100_000_000_000 });
    fc.assert(
      fc.property(cents, cents, (totalCents, amountCents) => {
        const shown = (amount: number) => typedCents(moneyText(amount));
        const payment = {
          label: 'Deposit',
          amountCents: shown(amountCents) ?? 0,
          dueOn: '2026-10-15',
          paidOn: null,
        };
        const values = bookingValues({ ...details, totalCents: shown(totalCents), payments: [payment] });
        expect(ruleErrors(BOOKING_FORM_RULES, values)).toEqual({});
        expect(bookingDetails(values)).toEqual({
          ...details,
          totalCents,
          payments: [{ ...payment, amountCents }],
        });
      }),
    );
  });

  it('refuses what the server would: no amount, and more than a billion dollars', () => {
    const values = bookingValues({ ...details, totalCents: 100_000_000_001 });
    const broken = {
      ...values,
      payments: [{ ...NEW_PAYMENT, label: 'x', dueOn: '10/15/2026', amountCents: Number.NaN }],
    };
    expect(ruleErrors(BOOKING_FORM_RULES, broken)).toEqual({
      totalCents: 'Invalid dollar amount.',
      'payments.0.amountCents': 'Invalid dollar amount.',
    });
  });

  it('minds only the rows that are there, each by itself', () => {
    const values = bookingValues({ ...details, contactEmail: 'ruth', payments: [] });
    expect(Object.keys(ruleErrors(BOOKING_FORM_RULES, values))).toEqual(['contactEmail']);
    const [deposit] = bookingValues(details).payments;
    if (!deposit) throw new Error('There is a deposit.');
    const two = {
      ...values,
      contactEmail: '',
      payments: [deposit, { ...NEW_PAYMENT, paidOn: '13/45/2026' }],
    };
    expect(Object.keys(ruleErrors(BOOKING_FORM_RULES, two)).sort()).toEqual([
      'payments.1.amountCents',
      'payments.1.dueOn',
      'payments.1.label',
      'payments.1.paidOn',
    ]);
  });
});
