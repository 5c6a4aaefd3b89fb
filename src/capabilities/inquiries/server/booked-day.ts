import { bookDay, unbookDay } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { hasBookingOn, type InquiryRow } from './store.ts';

/** A booking takes its day out of the vendor's calendar, and gives it back when it ends. */
export async function keepCalendar(
  tx: Tx,
  at: Date,
  { before, after }: { before: InquiryRow; after: InquiryRow },
): Promise<void> {
  const { storefrontId, weddingDate: day } = after;
  if (day === null || before.status === after.status) return;
  if (after.status === 'BOOKED') await bookDay(tx, { storefrontId, day, at });
  if (before.status === 'BOOKED') {
    await unbookDay(tx, { storefrontId, day, at }, () => hasBookingOn(tx, storefrontId, day));
  }
}
