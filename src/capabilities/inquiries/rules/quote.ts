import type { CalendarDate } from '#base/calendar-date.ts';
import { calendarDay, futureDate, onCalendarDay } from '#base/validation/dates.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { amountProblem } from './largest-amount.ts';

/** What a vendor offers, beside its words: comparable with other vendors' offers. */
export type Quote = {
  amountCents: number;
  includes: string;
  /** 'YYYY-MM-DD', or null while it stays open. */
  validUntil: string | null;
};

export const QUOTE_INCLUDES_LENGTH = 500;

const aboveZero = (cents: number | null) => (cents === 0 ? MESSAGES.greaterThanZero : undefined);

/** What the call asks. */
export const QUOTE_RULES = {
  amountCents: [aboveZero, amountProblem, required],
  includes: [maxLength(QUOTE_INCLUDES_LENGTH)],
  validUntil: [calendarDay],
};

/** The composer asks for a day that still comes as well; the call takes any, as what was written in time may arrive late. */
export function quoteRules(today: CalendarDate) {
  return { ...QUOTE_RULES, validUntil: [...QUOTE_RULES.validUntil, onCalendarDay(futureDate(today))] };
}
