import { inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { bookings } from '../tables.ts';

export function listBookingsOf(tx: Tx, inquiryUuids: string[]) {
  return tx.select().from(bookings).where(inArray(bookings.inquiryUuid, inquiryUuids));
}
