import { todayHere } from '#app/today-here.ts';
import { parseUsDate } from '#base/calendar-date-format.ts';
import { futureDate, usDate } from '#base/validation/dates.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { maxLength } from '#base/validation/text-length.ts';
import { amountProblem } from '#capabilities/inquiries/rules/largest-amount.ts';
import { QUOTE_INCLUDES_LENGTH, type Quote } from '#capabilities/inquiries/rules/quote.ts';

/** An offer while it is typed; the day as MM/DD/YYYY. */
export type QuoteDraft = { amountCents: number | null; includes: string; validUntil: string };

export const NO_QUOTE: QuoteDraft = { amountCents: null, includes: '', validUntil: '' };

export type QuoteErrors = { [Field in keyof QuoteDraft]?: string | undefined };

function amountError(cents: number | null): string | undefined {
  if (cents === null) return MESSAGES.required;
  return cents === 0 ? MESSAGES.greaterThanZero : amountProblem(cents);
}

/** Empty where the offer can be sent. */
export function quoteErrors({ amountCents, includes, validUntil }: QuoteDraft): QuoteErrors {
  const errors: QuoteErrors = {
    amountCents: amountError(amountCents),
    includes: maxLength(QUOTE_INCLUDES_LENGTH)(includes),
    validUntil: validUntil === '' ? undefined : (usDate(validUntil) ?? futureDate(todayHere())(validUntil)),
  };
  return Object.fromEntries(Object.entries(errors).filter(([, message]) => message !== undefined));
}

/** Only for a draft without errors. */
export function quoteOf({ amountCents, includes, validUntil }: QuoteDraft): Quote {
  return {
    amountCents: amountCents ?? 0,
    includes: includes.trim(),
    validUntil: parseUsDate(validUntil) ?? null,
  };
}
