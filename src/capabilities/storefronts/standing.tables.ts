import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { AwardKey, BadgeKey } from './rules/badges.ts';
import type { ReportReason } from './rules/report-reasons.ts';
import { storefronts } from './tables.ts';

/** Given once, kept for good. */
export const storefrontAwards = pgTable(
  'storefront_awards',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    award: text('award').notNull().$type<AwardKey>(),
    grantedAt: instant('granted_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontId, table.award] })],
);

/** Worked out anew every night from what happened. */
export const storefrontBadges = pgTable(
  'storefront_badges',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    badge: text('badge').notNull().$type<BadgeKey>(),
    computedAt: instant('computed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.storefrontId, table.badge] })],
);

/** How quickly a business answers, with how many answers that was measured on; counted anew every night. */
export const storefrontResponseStats = pgTable(
  'storefront_response_stats',
  {
    storefrontId: integer('storefront_id')
      .primaryKey()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    receivedCount: integer('received_count').notNull(),
    answeredCount: integer('answered_count').notNull(),
    /** Half of the first answers came within this time; null where there was none. */
    medianMinutes: integer('median_minutes'),
    computedAt: instant('computed_at').notNull(),
  },
  () => [
    check(
      'storefront_response_stats_add_up',
      sql`received_count >= answered_count and answered_count >= 0 and (median_minutes is not null) = (answered_count > 0)`,
    ),
  ],
);

/** What visitors say is wrong with a listing, for support to look at. */
export const storefrontReports = pgTable(
  'storefront_reports',
  {
    id: uuid('id').primaryKey(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    reason: text('reason').notNull().$type<ReportReason>(),
    text: text('text').notNull().default(''),
    /** Null for visitors who are not signed in. */
    reportedBy: uuid('reported_by').references(() => users.id, { onDelete: 'set null' }),
    reportedAt: instant('reported_at').notNull(),
  },
  (table) => [
    index('storefront_reports_of').on(table.storefrontId, table.reportedAt),
    index('storefront_reports_author').on(table.reportedBy),
  ],
);
