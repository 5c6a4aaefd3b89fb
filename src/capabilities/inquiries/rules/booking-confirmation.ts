import type { InquiryStatus } from './inquiry-states.ts';

type BookingSide = 'COUPLE' | 'VENDOR';

type Booked = {
  status: InquiryStatus;
  /** Who marked it as booked. */
  bookedBy: BookingSide | null;
  /** When the other side said that it is so. */
  bookingConfirmedAt: unknown;
};

/** A booking that the other side made or confirmed is theirs as well: ending it wants to be meant. */
export function mustConfirmEnd({ status, bookedBy, bookingConfirmedAt }: Booked, side: BookingSide): boolean {
  return status === 'BOOKED' && (bookedBy !== side || bookingConfirmedAt !== null);
}

/** The other side says that you booked each other, and waits for your word. */
export function awaitsConfirmation(
  { status, bookedBy, bookingConfirmedAt }: Booked,
  side: BookingSide,
): boolean {
  return status === 'BOOKED' && bookedBy !== side && bookingConfirmedAt === null;
}
