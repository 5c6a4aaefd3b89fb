import type { Quote, QuoteSheet } from './quote.ts';
import { linesText } from './quote-sheet.ts';

declare const written: unique symbol;

/**
 * Words as one side wrote them, kept as a string. The type is none on purpose: what the other side reads has to go
 * through `readWords`, which covers contact details until the two are connected.
 */
export type WrittenWords = { readonly [written]: true };

export type WrittenQuote = Omit<Quote, 'includes'> & { includes: WrittenWords };

export function asWritten(text: string): WrittenWords {
  return text as unknown as WrittenWords;
}

/** As lists and comparisons keep it. */
export function quoteAsWritten({ amountCents, includes, validUntil, lines }: QuoteSheet): WrittenQuote {
  return { amountCents, includes: asWritten(includes || linesText(lines)), validUntil };
}
