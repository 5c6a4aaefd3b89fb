import { isCalendarDate } from '#base/calendar-date.ts';
import { formatCents } from '#base/money.ts';
import { typedDay } from '#base/typed-day.ts';
import { MOST_CENTS } from './budget-limits.ts';

/** A day, or none; not something in between. */
export function isReadDay(typed: string): boolean {
  const day = typedDay(typed);
  return day === null || isCalendarDate(day);
}

/** What is wrong with the amount of a payment; NaN is what could not be read. */
export function paymentProblem(cents: number | null): string | undefined {
  if (cents !== null && cents > MOST_CENTS) return `Type an amount up to ${formatCents(MOST_CENTS)}.`;
  return cents !== null && cents > 0 ? undefined : 'Type an amount, like 500.';
}
