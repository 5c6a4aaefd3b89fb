import { isCalendarDate } from '#base/calendar-date.ts';
import { formatCents } from '#base/money.ts';
import { typedDay } from '#base/typed-day.ts';
import { MOST_CENTS } from './budget-limits.ts';
import { yearProblem } from './payment-days.ts';

/** What is wrong with a day as it was typed; none is a day, too. */
export function dayProblem(typed: string): string | undefined {
  const day = typedDay(typed);
  if (day === null) return undefined;
  return isCalendarDate(day) ? yearProblem(day) : 'Type a day as MM/DD/YYYY.';
}

export const isReadDay = (typed: string): boolean => dayProblem(typed) === undefined;

/** What is wrong with the amount of a payment; NaN is what could not be read. */
export function paymentProblem(cents: number | null): string | undefined {
  if (cents !== null && cents > MOST_CENTS) return `Type an amount up to ${formatCents(MOST_CENTS)}.`;
  return cents !== null && cents > 0 ? undefined : 'Type an amount, like 500.';
}
