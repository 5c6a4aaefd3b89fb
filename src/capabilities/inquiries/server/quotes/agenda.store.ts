import { and, between, eq, notInArray } from 'drizzle-orm';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { inquiryQuotes } from '../../quotes.tables.ts';
import { inquiries } from '../../tables.ts';

/** Offers to a wedding that end within these days and can still be agreed to. */
export function listEndingOffers(
  tx: Tx,
  weddingId: string,
  { from, through }: { from: string; through: string },
) {
  return tx
    .select({
      uuid: inquiryQuotes.uuid,
      inquiryUuid: inquiries.uuid,
      vendorName: storefronts.name,
      totalCents: inquiryQuotes.totalCents,
      validUntil: inquiryQuotes.validUntil,
    })
    .from(inquiries)
    .innerJoin(inquiryQuotes, eq(inquiryQuotes.inquiryUuid, inquiries.uuid))
    .innerJoin(storefronts, eq(storefronts.id, inquiries.storefrontId))
    .where(
      and(
        eq(inquiries.weddingId, weddingId),
        notInArray(inquiries.status, ['CLOSED', 'BOOKED']),
        eq(inquiryQuotes.status, 'SENT'),
        between(inquiryQuotes.validUntil, from, through),
      ),
    );
}
