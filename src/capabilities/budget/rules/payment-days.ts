import { isCalendarDate } from '#base/calendar-date.ts';
import { EARLIEST_DATE } from '#base/validation/dates.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import type { Rule, TextValue } from '#base/validation/rule.ts';

/** No wedding that is planned here is paid for later. */
export const LATEST_PAYMENT = '2099-12-31';

/** What is wrong with a day that can be read: a typo in the year would be late by centuries. */
export function yearProblem(day: string): string | undefined {
  if (day < EARLIEST_DATE) return MESSAGES.dateTooEarly;
  return day > LATEST_PAYMENT ? `Date cannot be after ${LATEST_PAYMENT.slice(0, 4)}` : undefined;
}

/** The same as a rule of a form; a day that cannot be read is left to calendarDay. */
export const paymentYear: Rule<TextValue> = (value) =>
  isCalendarDate(value) ? yearProblem(value) : undefined;
