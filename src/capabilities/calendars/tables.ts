import { sql } from 'drizzle-orm';
import {
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
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { FeedFailure } from './rules/feed-failures.ts';

/** Calendars of others that a business has us read, so that a day taken there is taken here. */
export const calendarFeeds = pgTable(
  'calendar_feeds',
  {
    uuid: uuid('uuid').primaryKey(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    /** Often a secret of its own: whoever has it reads the calendar. It never leaves the server again. */
    address: text('address').notNull(),
    name: text('name').notNull(),
    /** What the last content said about itself, for asking whether there is another. */
    etag: text('etag'),
    lastModified: text('last_modified'),
    createdAt: instant('created_at').notNull(),
    /** The last time we asked, the last time it worked, and the last time there was content to read. */
    triedAt: instant('tried_at').notNull(),
    readAt: instant('read_at').notNull(),
    contentAt: instant('content_at').notNull(),
    /** In a row, since it last worked. */
    failures: smallint('failures').notNull().default(0),
    failure: text('failure').$type<FeedFailure>(),
  },
  (table) => [
    uniqueIndex('calendar_feeds_once').on(table.storefrontId, sql`md5(${table.address})`),
    index('calendar_feeds_due').on(table.triedAt),
    check('calendar_feeds_failing', sql`(failures = 0) = (failure is null)`),
  ],
);

/** The days that each of them takes. The listing knows them all together, as days of the kind FEED. */
export const calendarFeedDays = pgTable(
  'calendar_feed_days',
  {
    feedUuid: uuid('feed_uuid')
      .notNull()
      .references(() => calendarFeeds.uuid, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedUuid, table.day] })],
);

/** The link by which another calendar follows this one. */
export const calendarLinks = pgTable('calendar_links', {
  storefrontId: integer('storefront_id')
    .primaryKey()
    .references(() => storefronts.id, { onDelete: 'cascade' }),
  /** Kept as it is, because the business comes back to copy it again. */
  token: text('token').notNull().unique(),
  createdAt: instant('created_at').notNull(),
});
