import type { CalendarDate } from '#base/calendar-date.ts';
import type { BookedVendor, BookingDetails } from '../../contract.ts';

export type Payment = BookingDetails['payments'][number];

export type PaymentSums = {
  /** What was agreed on, else what the payments add up to; null where nothing is known. */
  totalCents: number | null;
  paidCents: number;
  leftCents: number;
  overdueCents: number;
  /** The next one that is neither paid nor overdue. */
  next: Payment | undefined;
};

/** Before the page knows what day it is, nothing is late. */
export function isOverdue({ dueOn, paidOn }: Payment, today: CalendarDate | undefined): boolean {
  return today !== undefined && paidOn === null && dueOn < today;
}

function sumOf(payments: readonly Payment[]): number {
  return payments.reduce((sum, { amountCents }) => sum + amountCents, 0);
}

export function byDueDate(payments: readonly Payment[]): Payment[] {
  return payments.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn));
}

/** A vendor's payments with what it costs in all, which is the accepted offer where nothing was noted. */
export function pricedDetails({ totalCents, details }: Pick<BookedVendor, 'totalCents' | 'details'>) {
  return { totalCents, payments: details.payments };
}

export function paymentSums(
  { totalCents, payments }: Pick<BookingDetails, 'totalCents' | 'payments'>,
  today: CalendarDate | undefined,
): PaymentSums {
  const paidCents = sumOf(payments.filter(({ paidOn }) => paidOn !== null));
  const total = totalCents ?? (payments.length > 0 ? sumOf(payments) : null);
  return {
    totalCents: total,
    paidCents,
    leftCents: Math.max((total ?? 0) - paidCents, 0),
    overdueCents: sumOf(payments.filter((payment) => isOverdue(payment, today))),
    next: byDueDate(payments).find((payment) => payment.paidOn === null && !isOverdue(payment, today)),
  };
}

/** Of all vendors together. */
export function addSums(all: readonly PaymentSums[]): PaymentSums {
  const known = all.flatMap(({ totalCents }) => totalCents ?? []);
  const nexts = all.flatMap(({ next }) => next ?? []);
  const add = (pick: (sums: PaymentSums) => number) => all.reduce((sum, sums) => sum + pick(sums), 0);
  return {
    totalCents: known.length > 0 ? known.reduce((sum, cents) => sum + cents, 0) : null,
    paidCents: add(({ paidCents }) => paidCents),
    leftCents: add(({ leftCents }) => leftCents),
    overdueCents: add(({ overdueCents }) => overdueCents),
    next: byDueDate(nexts)[0],
  };
}
