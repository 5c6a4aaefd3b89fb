import type { CalendarDate } from '#base/calendar-date.ts';
import { formatCents } from '#base/money.ts';
import { calendarDay, futureDate, onCalendarDay } from '#base/validation/dates.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { required } from '#base/validation/required.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { amountProblem, LARGEST_AMOUNT_CENTS } from './largest-amount.ts';
import { depositProblem, linesProblem, linesTotal, type QuoteLine } from './quote-sheet.ts';

/** What a vendor offers, in a line: comparable with other vendors' offers. */
export type Quote = {
  amountCents: number;
  includes: string;
  /** 'YYYY-MM-DD', or null while it stays open. */
  validUntil: string | null;
};

/** The whole of it: what it is made of, and what is due when they agree. */
export type QuoteSheet = Quote & { lines: QuoteLine[]; depositCents: number | null };

export const QUOTE_INCLUDES_LENGTH = 500;

/** Each line may be sound and their sum still be too much. */
function withinLimit(cents: number | null): string | undefined {
  if (!Number.isFinite(cents) || (cents ?? 0) <= LARGEST_AMOUNT_CENTS) return undefined;
  return `A quote can be up to ${formatCents(LARGEST_AMOUNT_CENTS)}.`;
}

const aboveZero = (cents: number | null) => (cents === 0 ? MESSAGES.greaterThanZero : undefined);

function addsUp(amountCents: number | null, { lines }: Pick<QuoteSheet, 'lines'>): string | undefined {
  if (lines.length === 0 || amountCents === null || amountCents === linesTotal(lines)) return undefined;
  return 'The lines don’t add up to the total.';
}

/** What the call asks. */
export const QUOTE_RULES = {
  amountCents: [aboveZero, withinLimit, amountProblem, required, addsUp],
  includes: [maxLength(QUOTE_INCLUDES_LENGTH)],
  validUntil: [calendarDay],
  lines: [linesProblem],
  depositCents: [amountProblem, depositProblem],
};

/** The composer asks for a day that still comes as well; the call takes any, as what was written in time may arrive late. */
export function quoteRules(today: CalendarDate) {
  return { ...QUOTE_RULES, validUntil: [...QUOTE_RULES.validUntil, onCalendarDay(futureDate(today))] };
}
