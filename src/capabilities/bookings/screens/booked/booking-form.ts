import { typedDate } from '#base/typed-date.ts';
import { typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import { rulesOfRows } from '#ui/form/rules-of-rows.ts';
import type { BookingDetails } from '../../contract.ts';
import { BOOKING_RULES, MOST_PAYMENTS, PAYMENT_RULES } from '../../rules/booking-details-rules.ts';

type PaymentValues = {
  uuid?: string | undefined;
  label: string;
  amountCents: number | null;
  dueOn: string;
  paidOn: string;
};

/** As the form holds it: dates as they are typed. */
export type BookingValues = Omit<BookingDetails, 'contractSignedOn' | 'payments'> & {
  contractSignedOn: string;
  payments: PaymentValues[];
};

export const NEW_PAYMENT: PaymentValues = { label: '', amountCents: null, dueOn: '', paidOn: '' };

export function bookingValues(details: BookingDetails): BookingValues {
  return {
    ...details,
    contractSignedOn: typedDate(details.contractSignedOn),
    payments: details.payments.map((payment) => ({
      ...payment,
      dueOn: typedDate(payment.dueOn),
      paidOn: typedDate(payment.paidOn),
    })),
  };
}

function sentPayment({ dueOn, paidOn, ...payment }: PaymentValues) {
  return { ...payment, dueOn: typedDay(dueOn), paidOn: typedDay(paidOn) };
}

/** Only for values that the rules below let through. */
export function bookingDetails(values: BookingValues): BookingDetails {
  return {
    ...values,
    contractSignedOn: typedDay(values.contractSignedOn),
    payments: values.payments.map(sentPayment).map((payment) => ({
      ...payment,
      amountCents: payment.amountCents ?? Number.NaN,
      dueOn: payment.dueOn ?? '',
    })),
  };
}

const ofBooking = rulesOfInput({
  rules: () => BOOKING_RULES,
  input: ({ contractSignedOn, ...values }: BookingValues) => ({
    ...values,
    contractSignedOn: typedDay(contractSignedOn),
  }),
  names: {},
});

export const BOOKING_FORM_RULES: FieldRules<BookingValues> = {
  ...ofBooking,
  ...rulesOfRows({
    name: 'payments',
    most: MOST_PAYMENTS,
    rules: PAYMENT_RULES,
    rowsOf: ({ payments }: BookingValues) => payments,
    input: sentPayment,
    empty: NEW_PAYMENT,
  }),
};
