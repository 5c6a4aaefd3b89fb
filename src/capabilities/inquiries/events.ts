import { defineEvent } from '#platform/events/events.ts';

type Booking = {
  inquiryUuid: string;
  /** None where the couple has deleted its wedding. */
  weddingId: string | null;
  storefrontId: number;
  taxonomyNodeId: number;
  weddingDate: string | null;
  amountCents: number | null;
};

/** Either side has marked the vendor as booked. It can be undone for a moment, and cancelled later. */
export const inquiryBooked = defineEvent<Booking>('inquiry.booked');
/** The booking was undone, cancelled, or ended with its inquiry. Tells what it was. */
export const inquiryUnbooked = defineEvent<Booking>('inquiry.unbooked');
/** What was agreed on is other than before: its amount, its day, who has confirmed it, or the couple's notes and payments. */
export const bookingChanged = defineEvent<Pick<Booking, 'inquiryUuid' | 'weddingId'>>('booking.changed');
