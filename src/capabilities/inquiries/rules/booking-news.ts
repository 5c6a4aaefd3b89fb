import type { InquiryStatus } from './inquiry-states.ts';

type BookingSide = 'COUPLE' | 'VENDOR';

/** A booking, or that one was cancelled while the talk goes on. */
export type BookingStep = { seq: number; side: BookingSide; isBooked: boolean };

type Moved = { fromStatus: InquiryStatus | null; toStatus: InquiryStatus };

/** Steps that can be undone, and wait until they cannot before anybody gets a mail about them. */
export function isBookingStep({ fromStatus, toStatus }: Moved): boolean {
  return (
    (fromStatus === 'CONNECTED' && toStatus === 'BOOKED') ||
    (fromStatus === 'BOOKED' && toStatus === 'CONNECTED')
  );
}

export function otherSide(side: BookingSide): BookingSide {
  return side === 'COUPLE' ? 'VENDOR' : 'COUPLE';
}

/**
 * What the other side of the last step does not know yet: nothing where that step only brought back what they knew.
 * A side knows what it did itself, and what it was told; `toldSeq` is the newest step that was told.
 */
export function bookingNews(
  steps: readonly BookingStep[],
  toldSeq: number,
): { seq: number; to: BookingSide } | undefined {
  const last = steps.at(-1);
  if (!last || last.seq <= toldSeq) return undefined;
  const to = otherSide(last.side);
  const known = steps.findLast((step) => step !== last && (step.side === to || step.seq <= toldSeq));
  return (known?.isBooked ?? false) === last.isBooked ? undefined : { seq: last.seq, to };
}
