import { bookDay, unbookDay } from '#capabilities/storefronts/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { hasBookingOn, type InquiryRow } from '../store.ts';

/** A booking takes its day out of the vendor's calendar, and gives it back when it ends. */
export async function keepCalendar(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'events'>,
  { before, after }: { before: InquiryRow; after: InquiryRow },
): Promise<void> {
  const { storefrontId } = after;
  if (before.status === after.status) return;
  if (after.status === 'BOOKED' && after.weddingDate !== null) {
    await bookDay(tx, deps, { storefrontId, day: after.weddingDate });
  }
  const day = before.weddingDate;
  if (before.status === 'BOOKED' && day !== null) {
    await unbookDay(tx, deps, { storefrontId, day }, () => hasBookingOn(tx, storefrontId, day));
  }
}
