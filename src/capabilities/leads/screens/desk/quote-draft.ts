import { todayHere } from '#app/today-here.ts';
import { typedDay } from '#base/typed-day.ts';
import { validateFields } from '#base/validation/validate-fields.ts';
import { type Quote, quoteRules } from '#capabilities/inquiries/rules/quote.ts';

/** An offer while it is typed; the day as MM/DD/YYYY. */
export type QuoteDraft = { amountCents: number | null; includes: string; validUntil: string };

export const NO_QUOTE: QuoteDraft = { amountCents: null, includes: '', validUntil: '' };

export type QuoteErrors = { [Field in keyof QuoteDraft]?: string | undefined };

/** What would be sent. */
function sentOf({ amountCents, includes, validUntil }: QuoteDraft) {
  return { amountCents, includes: includes.trim(), validUntil: typedDay(validUntil) };
}

/** Empty where the offer can be sent. */
export function quoteErrors(draft: QuoteDraft): QuoteErrors {
  return validateFields(sentOf(draft), quoteRules(todayHere()));
}

/** Only for a draft without errors. */
export function quoteOf(draft: QuoteDraft): Quote {
  const { amountCents, ...rest } = sentOf(draft);
  return { ...rest, amountCents: amountCents ?? Number.NaN };
}
