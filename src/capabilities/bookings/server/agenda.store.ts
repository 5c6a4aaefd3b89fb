import { and, between, eq } from 'drizzle-orm';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { bookingPayments } from '../tables.ts';

/** What is due to booked vendors within these days, paid or not. */
export function listDuePayments(
  tx: Tx,
  weddingId: string,
  { from, through }: { from: string; through: string },
) {
  return tx
    .select({ payment: bookingPayments, vendorName: storefronts.name })
    .from(inquiries)
    .innerJoin(bookingPayments, eq(bookingPayments.inquiryUuid, inquiries.uuid))
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .where(
      and(
        eq(inquiries.weddingId, weddingId),
        eq(inquiries.status, 'BOOKED'),
        between(bookingPayments.dueOn, from, through),
      ),
    );
}
