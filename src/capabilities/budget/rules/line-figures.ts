import type { BudgetLine, BudgetPayment, BudgetVendor } from './budget-state.ts';
import { type Heads, headsOf } from './head-sources.ts';

export const LINE_STATES = ['PLANNED', 'OFFERED', 'BOOKED', 'PARTLY_PAID', 'PAID', 'OVERDUE'] as const;
export type LineState = (typeof LINE_STATES)[number];

export type LineFigures = {
  plannedCents: number;
  /** The lowest offer that holds, or what was typed; null without any. */
  quotedCents: number | null;
  /** Agreed on; null while nothing is. */
  committedCents: number | null;
  paidCents: number;
  /** Agreed on and not paid, or payments noted ahead of any agreement. */
  outstandingCents: number;
  /** What it will come to, as far as is known. */
  expectedCents: number;
  state: LineState;
};

export type FigureFacts = {
  heads: Heads;
  today: string;
  payments: readonly BudgetPayment[];
  vendors: readonly BudgetVendor[];
};

/** What is still to be paid to somebody who is no longer booked is not; what was paid was paid. */
export function countsPayment(
  { inquiryUuid, paidOn }: Pick<BudgetPayment, 'inquiryUuid' | 'paidOn'>,
  vendors: readonly BudgetVendor[],
): boolean {
  if (inquiryUuid === null || paidOn !== null) return true;
  return vendors.some((vendor) => vendor.inquiryUuid === inquiryUuid && vendor.isBooked);
}

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
const lowest = (amounts: readonly number[]) => (amounts.length > 0 ? Math.min(...amounts) : null);

export function stateOf(figures: Omit<LineFigures, 'state'>, isOverdue: boolean): LineState {
  const { committedCents, quotedCents, paidCents, expectedCents } = figures;
  if (isOverdue) return 'OVERDUE';
  if (paidCents > 0) return paidCents < expectedCents ? 'PARTLY_PAID' : 'PAID';
  if (committedCents !== null) return 'BOOKED';
  return quotedCents === null ? 'PLANNED' : 'OFFERED';
}

/** Of a line without lines below it. Payments and vendors are those of the line. */
export function lineFigures(line: BudgetLine, { heads, today, payments, vendors }: FigureFacts): LineFigures {
  const counted = payments.filter((payment) => countsPayment(payment, vendors));
  const paid = counted.filter(({ paidOn }) => paidOn !== null);
  const open = counted.filter(({ paidOn }) => paidOn === null);
  const booked = vendors.filter(({ isBooked }) => isBooked);
  const paidCents = sum(paid.map(({ amountCents }) => amountCents));
  const openCents = sum(open.map(({ amountCents }) => amountCents));

  const plannedCents = line.priceCents * headsOf(line, heads);
  const offers = vendors.flatMap(({ isBooked, offeredCents }) => (isBooked ? [] : (offeredCents ?? [])));
  const quotedCents = lowest([...offers, ...(line.quotedCents === null ? [] : [line.quotedCents])]);
  const bookedFor = booked.flatMap(({ agreedCents }) => agreedCents ?? []);
  // What was typed before somebody was booked here is the same agreement, and not counted twice.
  const agreed = bookedFor.length > 0 || line.agreedCents === null ? bookedFor : [line.agreedCents];
  // Booked without any figure: as offered, as noted in payments, or as planned.
  const asBooked = booked.length > 0 ? (quotedCents ?? (paidCents + openCents || plannedCents)) : null;
  const committedCents = agreed.length > 0 ? sum(agreed) : asBooked;

  const outstandingCents = committedCents === null ? openCents : Math.max(committedCents - paidCents, 0);
  const expectedCents = Math.max(committedCents ?? quotedCents ?? plannedCents, paidCents + outstandingCents);
  const figures = { plannedCents, quotedCents, committedCents, paidCents, outstandingCents, expectedCents };
  return {
    ...figures,
    state: stateOf(
      figures,
      open.some(({ dueOn }) => dueOn !== null && dueOn < today),
    ),
  };
}
