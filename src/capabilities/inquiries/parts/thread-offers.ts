import type { ThreadEvent } from '../contract/fields.ts';
import type { Offer } from '../rules/accepted-offer.ts';

/** What the vendor has offered in a thread and not taken back, the oldest first. */
export function threadOffers(events: readonly Pick<ThreadEvent, 'seq' | 'quote' | 'sheet'>[]): Offer[] {
  return events.flatMap(({ seq, quote, sheet }) =>
    quote && sheet?.state !== 'WITHDRAWN'
      ? [{ seq, amountCents: quote.amountCents, validUntil: quote.validUntil }]
      : [],
  );
}
