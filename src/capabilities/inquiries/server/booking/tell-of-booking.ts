import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { inquiryBooked, inquiryUnbooked, type NotedTotal } from '../../events.ts';
import type { InquiryRow } from '../store.ts';

function bookingOf({
  uuid,
  weddingId,
  storefrontId,
  taxonomyNodeId,
  weddingDate,
  bookedAmountCents,
}: InquiryRow) {
  return {
    inquiryUuid: uuid,
    weddingId,
    storefrontId,
    taxonomyNodeId,
    weddingDate,
    amountCents: bookedAmountCents,
  };
}

/** What a plan, a budget or a calendar wants to know of a step. */
export async function tellOfBooking(
  tx: Tx,
  { events }: Pick<Platform, 'events'>,
  { before, after, noted }: { before: InquiryRow; after: InquiryRow; noted: NotedTotal | undefined },
): Promise<void> {
  if (before.status === after.status) return;
  if (after.status === 'BOOKED') await events.emit(tx, inquiryBooked, { ...bookingOf(after), noted });
  if (before.status === 'BOOKED') await events.emit(tx, inquiryUnbooked, bookingOf(before));
}
