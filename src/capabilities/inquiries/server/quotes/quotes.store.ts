import { and, desc, eq, ne } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { inquiryQuoteLines, inquiryQuotes } from '../../quotes.tables.ts';
import type { QuoteSheet } from '../../rules/quote.ts';
import { asWritten, type WrittenQuote } from '../../rules/written-words.ts';
import { inquiryEvents } from '../../tables.ts';

export type QuoteRow = typeof inquiryQuotes.$inferSelect;

type NewQuote = { uuid: string; inquiryUuid: string; seq: number; quote: QuoteSheet; now: Date };

/** Writes down what was offered with a message, line by line. */
export async function keepQuote(tx: Tx, { uuid, inquiryUuid, seq, quote, now }: NewQuote): Promise<void> {
  const { amountCents, depositCents, validUntil, lines } = quote;
  await tx.insert(inquiryQuotes).values({
    uuid,
    inquiryUuid,
    eventSeq: seq,
    status: 'SENT',
    totalCents: amountCents,
    depositCents,
    validUntil,
    sentAt: now,
  });
  if (lines.length === 0) return;
  await tx.insert(inquiryQuoteLines).values(
    lines.map(({ label, quantity, unitCents }, position) => ({
      quoteUuid: uuid,
      position,
      label: asWritten(label),
      quantity,
      unitCents,
    })),
  );
}

/** A quote of this inquiry; its inquiry is locked. */
export async function findQuote(tx: Tx, inquiryUuid: string, uuid: string): Promise<QuoteRow | undefined> {
  const [row] = await tx
    .select()
    .from(inquiryQuotes)
    .where(and(eq(inquiryQuotes.uuid, uuid), eq(inquiryQuotes.inquiryUuid, inquiryUuid)));
  return row;
}

/** Whether the couple has agreed to an offer of this inquiry; the inquiry is locked. */
export async function hasAccepted(tx: Tx, inquiryUuid: string): Promise<boolean> {
  const rows = await tx
    .select({ uuid: inquiryQuotes.uuid })
    .from(inquiryQuotes)
    .where(and(eq(inquiryQuotes.inquiryUuid, inquiryUuid), eq(inquiryQuotes.status, 'ACCEPTED')));
  return rows.length > 0;
}

type QuoteChanges = Partial<Pick<QuoteRow, 'status' | 'acceptedAt' | 'acceptedBy' | 'withdrawnAt'>>;

export async function updateQuote(tx: Tx, uuid: string, changes: QuoteChanges): Promise<void> {
  await tx.update(inquiryQuotes).set(changes).where(eq(inquiryQuotes.uuid, uuid));
}

/** A booking that ends takes the agreement with it; the offer is open again. */
export async function reopenAccepted(tx: Tx, inquiryUuid: string): Promise<void> {
  await tx
    .update(inquiryQuotes)
    .set({ status: 'SENT', acceptedAt: null, acceptedBy: null })
    .where(and(eq(inquiryQuotes.inquiryUuid, inquiryUuid), eq(inquiryQuotes.status, 'ACCEPTED')));
}

/** The newest offer that was not taken back, as lists show it. */
export async function newestOffer(tx: Tx, inquiryUuid: string): Promise<WrittenQuote | null> {
  const [row] = await tx
    .select({ quote: inquiryEvents.quote })
    .from(inquiryQuotes)
    .innerJoin(
      inquiryEvents,
      and(
        eq(inquiryEvents.inquiryUuid, inquiryQuotes.inquiryUuid),
        eq(inquiryEvents.seq, inquiryQuotes.eventSeq),
      ),
    )
    .where(and(eq(inquiryQuotes.inquiryUuid, inquiryUuid), ne(inquiryQuotes.status, 'WITHDRAWN')))
    .orderBy(desc(inquiryQuotes.eventSeq))
    .limit(1);
  return row?.quote ?? null;
}
