import { calendarDate, daysBetween } from '#base/calendar-date.ts';
import { plural } from '#base/text.ts';
import type { BudgetLine, BudgetPayment, BudgetVendor } from './budget-state.ts';
import { whoOf } from './line-words.ts';

/** 'Deposit, 3 days late'; the label alone where there is time. */
export function paymentWords({ label, dueOn, paidOn }: BudgetPayment, today: string): string {
  const name = label || 'Payment';
  if (paidOn !== null || dueOn === null || dueOn > today) return name;
  const days = daysBetween(calendarDate(dueOn), calendarDate(today));
  return days === 0 ? `${name}, today` : `${name}, ${plural(days, 'day')} late`;
}

export function isLate({ dueOn, paidOn }: Pick<BudgetPayment, 'dueOn' | 'paidOn'>, today: string): boolean {
  return paidOn === null && dueOn !== null && dueOn < today;
}

/** To whom: the vendor of its booking, of its line, or what the line is called. */
export function payeeOf(
  payment: BudgetPayment,
  line: BudgetLine | undefined,
  vendors: readonly BudgetVendor[],
): string {
  const own = vendors.find(({ inquiryUuid }) => inquiryUuid === payment.inquiryUuid);
  if (own) return own.name;
  return (line && (whoOf(line, vendors) || line.name)) || 'A line without a name';
}
