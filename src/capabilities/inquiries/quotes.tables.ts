import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { QuoteStatus } from './rules/quote-sheet.ts';
import type { WrittenWords } from './rules/written-words.ts';
import { inquiries } from './tables.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** What a vendor offered with one message, and what became of it. Under the uuid of the message: sent twice it is one. */
export const inquiryQuotes = pgTable(
  'inquiry_quotes',
  {
    uuid: uuid('uuid').primaryKey(),
    inquiryUuid: uuid('inquiry_uuid')
      .notNull()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    eventSeq: integer('event_seq').notNull(),
    status: text('status').notNull().$type<QuoteStatus>(),
    totalCents: cents('total_cents').notNull(),
    depositCents: cents('deposit_cents'),
    validUntil: date('valid_until', { mode: 'string' }),
    sentAt: instant('sent_at').notNull(),
    acceptedAt: instant('accepted_at'),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
    withdrawnAt: instant('withdrawn_at'),
  },
  (table) => [
    uniqueIndex('inquiry_quotes_of').on(table.inquiryUuid, table.eventSeq),
    // A couple agrees to one offer of a vendor.
    uniqueIndex('inquiry_quotes_accepted').on(table.inquiryUuid).where(sql`status = 'ACCEPTED'`),
    index('inquiry_quotes_accepter').on(table.acceptedBy).where(sql`accepted_by is not null`),
    check('inquiry_quotes_status', sql`status in ('SENT', 'ACCEPTED', 'WITHDRAWN')`),
    check('inquiry_quotes_accepted_at', sql`(status = 'ACCEPTED') = (accepted_at is not null)`),
    check('inquiry_quotes_withdrawn_at', sql`(status = 'WITHDRAWN') = (withdrawn_at is not null)`),
    check('inquiry_quotes_amounts', sql`total_cents > 0 and deposit_cents between 0 and total_cents`),
  ],
);

export const inquiryQuoteLines = pgTable(
  'inquiry_quote_lines',
  {
    quoteUuid: uuid('quote_uuid')
      .notNull()
      .references(() => inquiryQuotes.uuid, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    label: text('label').notNull().$type<WrittenWords>(),
    quantity: integer('quantity').notNull(),
    unitCents: cents('unit_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.quoteUuid, table.position] }),
    check('inquiry_quote_lines_quantity', sql`quantity > 0`),
  ],
);
