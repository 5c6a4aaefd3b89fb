import { dayThatEndsLast } from './day-that-ends-last.ts';

/** An offer of a thread: the number of the message it came with, and what the vendor asks. */
export type Offer = { seq: number; amountCents: number; validUntil: string | null };

function isGood({ validUntil }: Offer, at: Date): boolean {
  return validUntil === null || validUntil >= dayThatEndsLast(at);
}

/**
 * The offer a booking accepts: the one that was named, whatever its date, because both know it; else the newest that
 * was good at that moment.
 */
export function acceptedOffer(
  offers: readonly Offer[],
  { at, namedSeq }: { at: Date; namedSeq?: number | undefined },
): Offer | undefined {
  if (namedSeq !== undefined) return offers.find(({ seq }) => seq === namedSeq);
  return offers.filter((offer) => isGood(offer, at)).toSorted((a, b) => b.seq - a.seq)[0];
}
