import { sql } from 'drizzle-orm';
import { check, date, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { storefronts } from '#capabilities/storefronts/tables.ts';

/** How often a listing was looked at on a day of its own clock: one row a day, however many looked. */
export const storefrontViewDays = pgTable(
  'storefront_view_days',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    views: integer('views').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.day] }),
    check('storefront_view_days_some', sql`views > 0`),
  ],
);

/** Who has been counted on a day, so that nobody is counted twice. Gone when the day is over everywhere. */
export const storefrontVisitors = pgTable(
  'storefront_visitors',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    /** A keyed hash that means nothing at another listing, and nothing at all without the salt of the day. */
    visitor: text('visitor').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.day, table.visitor] }),
    index('storefront_visitors_day').on(table.day),
  ],
);

/** The key of a day's hashes, made by chance and thrown away after the day: nobody can tell then whose they were. */
export const viewSalts = pgTable('view_salts', {
  day: date('day', { mode: 'string' }).primaryKey(),
  salt: text('salt').notNull(),
});
