import { and, asc, eq, gte, inArray, isNotNull, isNull, lte } from 'drizzle-orm';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { inquiryQuotes } from '../../quotes.tables.ts';
import type { Offer } from '../../rules/accepted-offer.ts';
import { type BookingStep, isBookingStep } from '../../rules/booking-news.ts';
import { inquiries, inquiryEvents, inquiryRequests } from '../../tables.ts';

/** Every booking and cancellation of a thread, in order. */
export async function listBookingSteps(
  tx: Tx,
  inquiryUuid: string,
): Promise<(BookingStep & { createdAt: Date })[]> {
  const { seq, side, fromStatus, toStatus, createdAt } = inquiryEvents;
  const rows = await tx
    .select({ seq, side, fromStatus, toStatus, createdAt })
    .from(inquiryEvents)
    .where(and(eq(inquiryEvents.inquiryUuid, inquiryUuid), inArray(toStatus, ['BOOKED', 'CONNECTED'])))
    .orderBy(asc(seq));
  return rows.filter(isBookingStep).map((row) => ({
    seq: row.seq,
    side: row.side === 'VENDOR' ? 'VENDOR' : 'COUPLE',
    isBooked: row.toStatus === 'BOOKED',
    createdAt: row.createdAt,
  }));
}

/** What the vendor has offered so far and not taken back, in order. */
export async function listOffers(tx: Tx, inquiryUuid: string): Promise<Offer[]> {
  const rows = await tx
    .select({ seq: inquiryEvents.seq, quote: inquiryEvents.quote })
    .from(inquiryEvents)
    .leftJoin(
      inquiryQuotes,
      and(
        eq(inquiryQuotes.inquiryUuid, inquiryEvents.inquiryUuid),
        eq(inquiryQuotes.eventSeq, inquiryEvents.seq),
      ),
    )
    .where(
      and(
        eq(inquiryEvents.inquiryUuid, inquiryUuid),
        isNotNull(inquiryEvents.quote),
        isNull(inquiryQuotes.withdrawnAt),
      ),
    )
    .orderBy(asc(inquiryEvents.seq));
  return rows.flatMap(({ seq, quote }) =>
    quote ? [{ seq, amountCents: quote.amountCents, validUntil: quote.validUntil }] : [],
  );
}

/** Whose booking or cancellation can no longer be undone, and was not told yet. */
export function listUntoldBookings(tx: Tx, now: Date, limit: number): Promise<{ uuid: string }[]> {
  return tx
    .select({ uuid: inquiries.uuid })
    .from(inquiries)
    .where(and(isNotNull(inquiries.bookingNoticeAt), lte(inquiries.bookingNoticeAt, now)))
    .orderBy(asc(inquiries.bookingNoticeAt))
    .limit(limit);
}

export async function findVendorName(tx: Tx, storefrontId: number): Promise<string> {
  const [row] = await tx
    .select({ name: storefronts.name })
    .from(storefronts)
    .where(eq(storefronts.id, storefrontId));
  return row?.name ?? '';
}

/** The day the couple asked for; undefined once the request is gone. */
export async function findAskedDay(tx: Tx, inquiryUuid: string): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ day: inquiryRequests.weddingDate })
    .from(inquiries)
    .innerJoin(inquiryRequests, eq(inquiryRequests.uuid, inquiries.requestUuid))
    .where(eq(inquiries.uuid, inquiryUuid));
  return row?.day;
}

/** Whom a business has been booked by, from a day on, in order. */
export function listBookingsFrom(tx: Tx, storefrontId: number, from: string) {
  const { uuid, weddingDate, coupleNames, connectedAt, status } = inquiries;
  return tx
    .select({ uuid, weddingDate, coupleNames, connectedAt })
    .from(inquiries)
    .where(and(eq(inquiries.storefrontId, storefrontId), eq(status, 'BOOKED'), gte(weddingDate, from)))
    .orderBy(asc(weddingDate), asc(uuid));
}
