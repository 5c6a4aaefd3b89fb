import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InquiryStatus } from '#capabilities/inquiries/rules/inquiry-states.ts';
import type { QuoteLine } from '#capabilities/inquiries/rules/quote-sheet.ts';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';

const words = customType<{ data: string }>({ dataType: () => 'tsvector' });

/**
 * What a vendor finds a lead by: one row for who they are, number 0, and one for each event with words. Only what the
 * vendor may read is in here; what is covered comes in when it connects. Written with what it is made of.
 */
export const leadSearch = pgTable(
  'lead_search',
  {
    inquiryUuid: uuid('inquiry_uuid')
      .notNull()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    words: words('words').notNull(),
    /** By which rules it was made. */
    version: smallint('version').notNull(),
    writtenAt: instant('written_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryUuid, table.seq] }),
    index('lead_search_words').using('gin', table.words),
  ],
);

/** How many delivered leads a storefront has in each status, and how many of them hold something unseen. */
export const leadCounts = pgTable(
  'lead_counts',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    status: text('status').notNull().$type<InquiryStatus>(),
    total: integer('total').notNull(),
    unread: integer('unread').notNull(),
    snoozed: integer('snoozed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.status] }),
    check('lead_counts_sane', sql`unread >= 0 and snoozed >= 0 and total >= unread and total >= snoozed`),
  ],
);

/** A quote that a business makes often: its lines and deposit under a title. */
export const quotePackages = pgTable(
  'quote_packages',
  {
    uuid: uuid('uuid').primaryKey(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    lines: jsonb('lines').notNull().$type<QuoteLine[]>(),
    depositCents: bigint('deposit_cents', { mode: 'number' }),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('quote_packages_title').on(table.storefrontId, sql`lower(${table.title})`)],
);

/** Words a business uses often. */
export const savedReplies = pgTable(
  'saved_replies',
  {
    uuid: uuid('uuid').primaryKey(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [uniqueIndex('saved_replies_title').on(table.storefrontId, sql`lower(${table.title})`)],
);
