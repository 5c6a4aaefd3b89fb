import type { ThreadEvent } from '../contract/fields.ts';
import type { Offer } from '../rules/accepted-offer.ts';

/** What the vendor has offered in a thread, the oldest first. */
export function threadOffers(events: readonly Pick<ThreadEvent, 'seq' | 'quote'>[]): Offer[] {
  return events.flatMap(({ seq, quote }) =>
    quote ? [{ seq, amountCents: quote.amountCents, validUntil: quote.validUntil }] : [],
  );
}
