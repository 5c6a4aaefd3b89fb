import type pg from 'pg';
import { copyInstant } from '#platform/database/copy-cells.ts';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { QuotePlan } from '../../demo/plan-quote-sheet.ts';

/** Writes the offers of the demo, after the messages they came with. */
export async function copyQuotes(client: pg.ClientBase, quotes: readonly QuotePlan[]): Promise<void> {
  await copyRows(
    client,
    `inquiry_quotes (uuid, inquiry_uuid, event_seq, status, total_cents, deposit_cents, valid_until, sent_at, accepted_at, accepted_by)`,
    quotes.map((quote) => [
      quote.uuid,
      quote.inquiryUuid,
      quote.eventSeq,
      quote.status,
      quote.totalCents,
      quote.depositCents,
      quote.validUntil,
      copyInstant(quote.sentAt),
      copyInstant(quote.acceptedAt),
      quote.acceptedBy,
    ]),
  );
  await copyRows(
    client,
    'inquiry_quote_lines (quote_uuid, position, label, quantity, unit_cents)',
    quotes.flatMap(({ uuid, lines }) =>
      lines.map(({ label, quantity, unitCents }, position) => [uuid, position, label, quantity, unitCents]),
    ),
  );
}
