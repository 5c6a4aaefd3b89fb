import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

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

/** Tries at something that can be guessed, in a row and from anywhere, such as the password of an account. Outlives a crash. */
export const limitedTries = pgTable(
  'limited_tries',
  {
    /** A hash. */
    subject: text('subject').primaryKey(),
    tries: integer('tries').notNull(),
    triedAt: timestamp('tried_at', { withTimezone: true }).notNull(),
    blockedUntil: timestamp('blocked_until', { withTimezone: true }),
  },
  (table) => [index('limited_tries_tried_at').on(table.triedAt)],
);
