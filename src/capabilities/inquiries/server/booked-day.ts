import { bookDay, unbookDay } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { hasBookingOn, type InquiryRow } from './store.ts';

/** A booking takes its day out of the vendor's calendar, and gives it back when it ends. */
export async function keepCalendar(
  tx: Tx,
  at: Date,
  { before, after }: { before: InquiryRow; after: InquiryRow },
): Promise<void> {
  const { storefrontId } = after;
  if (before.status === after.status) return;
  if (after.status === 'BOOKED' && after.weddingDate !== null) {
    await bookDay(tx, { storefrontId, day: after.weddingDate, at });
  }
  const day = before.weddingDate;
  if (before.status === 'BOOKED' && day !== null) {
    await unbookDay(tx, { storefrontId, day, at }, () => hasBookingOn(tx, storefrontId, day));
  }
}
