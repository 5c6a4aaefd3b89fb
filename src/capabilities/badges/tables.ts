import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import type { BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { KeptFacts } from './rules/standing-facts.ts';

/** The days that were counted, each in the night after it. What was saved on a counted day is settled. */
export const badgeNights = pgTable('badge_nights', {
  day: date('day', { mode: 'string' }).primaryKey(),
  countedAt: instant('counted_at').notNull(),
});

/** How many couples saved a listing on a day. Hearts come and go; this stays, and says nothing of whose they were. */
export const storefrontSaveDays = pgTable(
  'storefront_save_days',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    saves: integer('saves').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.day] }),
    index('storefront_save_days_day').on(table.day),
    check('storefront_save_days_some', sql`saves > 0`),
  ],
);

/** What a night found of a listing: the figures, which explain it, and the badges they earn. */
export const badgeCounts = pgTable(
  'badge_counts',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    facts: jsonb('facts').notNull().$type<KeptFacts>(),
    badges: text('badges').array().notNull().$type<BadgeKey[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.day] }),
    index('badge_counts_day').on(table.day),
  ],
);

/** The years whose award has been decided. From then on a year is only looked at again where its reviews change. */
export const awardYears = pgTable(
  'award_years',
  {
    year: smallint('year').primaryKey(),
    decidedAt: instant('decided_at').notNull(),
  },
  () => [check('award_years_range', sql`year between 2023 and 9999`)],
);
