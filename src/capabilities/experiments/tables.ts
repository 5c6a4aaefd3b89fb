import { pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';

/** Who has seen which variation: one row per session and experiment. */
export const experimentExposures = pgTable(
  'experiment_exposures',
  {
    /** 'session:…' of someone signed in, 'visitor:…' of anyone else. */
    sessionKey: text('session_key').notNull(),
    experiment: text('experiment').notNull(),
    variation: text('variation').notNull(),
    /** No foreign key: what was seen stays true after the account is gone. */
    userId: uuid('user_id'),
    viewedAt: timestamp('viewed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.sessionKey, table.experiment] })],
);
