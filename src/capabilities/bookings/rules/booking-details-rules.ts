import { calendarDay } from '#base/validation/dates.ts';
import { email } from '#base/validation/email.ts';
import { phone } from '#base/validation/phone.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { paymentYear } from '#capabilities/budget/rules/payment-days.ts';
import { amountProblem } from '#capabilities/inquiries/rules/largest-amount.ts';

export const MOST_PAYMENTS = 24;
export const LONGEST_BOOKING_NOTE = 1000;

/** What a couple notes about a booked vendor. Everything may be left out. */
export const BOOKING_RULES = {
  contactName: [maxLength(100)],
  contactEmail: [email],
  contactPhone: [phone, maxLength(30)],
  totalCents: [amountProblem],
  contractSignedOn: [calendarDay],
  note: [maxLength(LONGEST_BOOKING_NOTE)],
};

/** One payment of it. */
export const PAYMENT_RULES = {
  label: [required, maxLength(60)],
  amountCents: [amountProblem, required],
  dueOn: [required, calendarDay, paymentYear],
  paidOn: [calendarDay, paymentYear],
};
