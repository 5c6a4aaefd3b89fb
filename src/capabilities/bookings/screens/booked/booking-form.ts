import { calendarDate } from '#base/calendar-date.ts';
import { formatUsDate, parseUsDate } from '#base/calendar-date-format.ts';
import { usDate } from '#base/validation/dates.ts';
import { email } from '#base/validation/email.ts';
import { phone } from '#base/validation/phone.ts';
import { required } from '#base/validation/required.ts';
import type { Rule } from '#base/validation/rule.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { amountProblem } from '#capabilities/inquiries/rules/largest-amount.ts';
import type { FieldRules } from '#ui/form/rule-errors.ts';
import type { BookingDetails } from '../../contract.ts';

export const MOST_PAYMENTS = 24;
export const LONGEST_BOOKING_NOTE = 1000;

type PaymentValues = { label: string; amountCents: number | null; dueOn: string; paidOn: string };

/** As the form holds it: dates as they are typed. */
export type BookingValues = Omit<BookingDetails, 'contractSignedOn' | 'payments'> & {
  contractSignedOn: string;
  payments: PaymentValues[];
};

export const NEW_PAYMENT: PaymentValues = { label: '', amountCents: null, dueOn: '', paidOn: '' };

function typedDate(date: string | null): string {
  return date === null ? '' : formatUsDate(calendarDate(date));
}

function dateOf(typed: string): string | null {
  return parseUsDate(typed) ?? null;
}

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

/** Only asked for values that the rules below let through. */
export function bookingDetails(values: BookingValues): BookingDetails {
  return {
    ...values,
    contractSignedOn: dateOf(values.contractSignedOn),
    payments: values.payments.map(({ label, amountCents, dueOn, paidOn }) => ({
      label: label.trim(),
      amountCents: amountCents ?? 0,
      dueOn: dateOf(dueOn) ?? '',
      paidOn: dateOf(paidOn),
    })),
  };
}

/** Rules have to be named before there are rows; a row that is not there has nothing wrong with it. */
function ofRow<Value>(row: number, ...rules: readonly Rule<Value>[]) {
  return rules.map(
    (rule) => (value: Value, values: BookingValues) =>
      row < values.payments.length ? rule(value) : undefined,
  );
}

function paymentRules(row: number) {
  return {
    [`payments.${row}.label`]: ofRow<string>(row, required, maxLength(60)),
    [`payments.${row}.amountCents`]: ofRow<number | null>(row, amountProblem, required),
    [`payments.${row}.dueOn`]: ofRow<string>(row, required, usDate),
    [`payments.${row}.paidOn`]: ofRow<string>(row, usDate),
  };
}

export const BOOKING_RULES: FieldRules<BookingValues> = {
  contactName: [maxLength(100)],
  contactEmail: [email, maxLength(255)],
  contactPhone: [phone, maxLength(30)],
  totalCents: [amountProblem],
  contractSignedOn: [usDate],
  note: [maxLength(LONGEST_BOOKING_NOTE)],
  ...Object.assign({}, ...Array.from({ length: MOST_PAYMENTS }, (_, row) => paymentRules(row))),
};
