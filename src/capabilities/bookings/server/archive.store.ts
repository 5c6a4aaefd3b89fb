import { inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { bookingPayments, bookings } from '../tables.ts';

export function listBookingsOf(tx: Tx, inquiryUuids: string[]) {
  return tx.select().from(bookings).where(inArray(bookings.inquiryUuid, inquiryUuids));
}

export function listPaymentsOf(tx: Tx, inquiryUuids: string[]) {
  return tx
    .select()
    .from(bookingPayments)
    .where(inArray(bookingPayments.inquiryUuid, inquiryUuids))
    .orderBy(bookingPayments.inquiryUuid, bookingPayments.position);
}
