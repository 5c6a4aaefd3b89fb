import { defineEvent } from '#platform/events/events.ts';

/** What was agreed on is other than before: who has confirmed it, or the couple's notes and payments. */
export const bookingChanged = defineEvent<{
  inquiryUuid: string;
  /** None where the couple has deleted its wedding. */
  weddingId: string | null;
}>('booking.changed');
