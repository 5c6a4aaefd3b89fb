import type { Booking } from '../../contract/fields.ts';
import { awaitsConfirmation, mustConfirmEnd } from '../../rules/booking-confirmation.ts';
import type { InquiryRow } from '../store.ts';

type Reader = { side: 'COUPLE' | 'VENDOR'; mayAct: boolean; seesMoney: boolean };

/** Who says that it is booked, and what this reader still has to say. */
export function presentBookingFacts(
  inquiry: InquiryRow,
  { side, mayAct, seesMoney }: Reader,
): Booking | null {
  const { status, bookedBy, bookingConfirmedAt, bookedAmountCents } = inquiry;
  if (status !== 'BOOKED' || bookedBy === null) return null;
  return {
    by: bookedBy,
    confirmedAt: bookingConfirmedAt?.toISOString() ?? null,
    awaitsYou: mayAct && awaitsConfirmation(inquiry, side),
    isShared: mustConfirmEnd(inquiry, side),
    amountCents: seesMoney ? bookedAmountCents : null,
  };
}
