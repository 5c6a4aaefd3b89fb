import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Short-lived counts. The table is UNLOGGED: losing it in a crash costs one window of counting. */
export const rateLimitCounters = pgTable(
  'rate_limit_counters',
  {
    bucket: text('bucket').notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    hits: integer('hits').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bucket, table.windowStart] })],
);
