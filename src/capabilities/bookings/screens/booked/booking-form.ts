import { typedDate, typedDay } from '#base/typed-day.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import { rulesOfInput } from '#ui/form/rules-of-input.ts';
import type { BookingDetails } from '../../contract.ts';
import { BOOKING_RULES, MOST_PAYMENTS, PAYMENT_RULES } from '../../rules/booking-details-rules.ts';

type PaymentValues = { label: string; amountCents: number | null; dueOn: string; paidOn: string };

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

/** Rules have to be named before there are rows; a row that is not there has nothing wrong with it. */
function paymentRules(row: number) {
  const ofRow = rulesOfInput({
    rules: () => PAYMENT_RULES,
    input: ({ payments }: BookingValues) => sentPayment(payments[row] ?? NEW_PAYMENT),
    names: {},
  });
  return Object.entries(ofRow).map(([field, rules]) => [
    `payments.${row}.${field}`,
    rules.map(
      (rule) => (value: unknown, values: BookingValues) =>
        row < values.payments.length ? rule(value, values) : undefined,
    ),
  ]);
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
  ...Object.fromEntries(Array.from({ length: MOST_PAYMENTS }, (_, row) => paymentRules(row)).flat()),
};
