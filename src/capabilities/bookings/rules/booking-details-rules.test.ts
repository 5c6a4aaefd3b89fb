import { expect, it } from 'vitest';
import { validateFields } from '#base/validation/validate-fields.ts';
import { BOOKING_RULES, PAYMENT_RULES } from './booking-details-rules.ts';

const nothing = {
  contactName: '',
  contactEmail: '',
  contactPhone: '',
  totalCents: null,
  contractSignedOn: null,
  note: '',
};

it('nothing has to be noted', () => {
  expect(validateFields(nothing, BOOKING_RULES)).toEqual({});
});

it.each([
  [{ contactName: 'x'.repeat(101) }, { contactName: 'Must be 100 characters or less' }],
  [{ contactEmail: 'ruth' }, { contactEmail: 'Invalid email address' }],
  [{ contactPhone: '12' }, { contactPhone: 'Invalid phone number' }],
  [{ contactPhone: `+1${' '.repeat(30)}5552345678` }, { contactPhone: 'Must be 30 characters or less' }],
  [{ totalCents: Number.NaN }, { totalCents: 'Invalid dollar amount.' }],
  [{ contractSignedOn: '13/01/2026' }, { contractSignedOn: 'Invalid date' }],
  [{ note: 'x'.repeat(1001) }, { note: 'Must be 1000 characters or less' }],
])('%j is refused', (given, problems) => {
  expect(validateFields({ ...nothing, ...given }, BOOKING_RULES)).toEqual(problems);
});

const deposit = { label: 'Deposit', amountCents: 5, dueOn: '2026-10-15', paidOn: null };

it.each([
  [{}, {}],
  [{ paidOn: '2026-10-01', amountCents: 0 }, {}],
  [
    { label: '', amountCents: null, dueOn: null },
    { label: 'Required', amountCents: 'Required', dueOn: 'Required' },
  ],
  [{ label: 'x'.repeat(61) }, { label: 'Must be 60 characters or less' }],
  [{ amountCents: Number.NaN }, { amountCents: 'Invalid dollar amount.' }],
  [
    { dueOn: '2026-02-30', paidOn: 'soon' },
    { dueOn: 'Invalid date', paidOn: 'Invalid date' },
  ],
  [{ dueOn: '2012-01-01', paidOn: '2099-12-31' }, {}],
  [
    { dueOn: '2011-12-31', paidOn: '0027-06-12' },
    { dueOn: 'Date cannot be before 2012', paidOn: 'Date cannot be before 2012' },
  ],
  [
    { dueOn: '2100-01-01', paidOn: '9999-12-31' },
    { dueOn: 'Date cannot be after 2099', paidOn: 'Date cannot be after 2099' },
  ],
])('a payment with %j', (given, problems) => {
  expect(validateFields<object>({ ...deposit, ...given }, PAYMENT_RULES as object)).toEqual(problems);
});
