import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#platform/database/columns.ts';

/** How far a generated world has been built, so that an interrupted one goes on where it stopped. */
export const worlds = pgTable(
  'worlds',
  {
    seed: text('seed').primaryKey(),
    /** How many storefronts it is to have, and how many it has. */
    wanted: integer('wanted').notNull(),
    built: integer('built').notNull(),
    /** The day it was made on; all its dates count from there. */
    madeAt: instant('made_at').notNull(),
    /** Couples, real weddings and whatever else stands beside the storefronts. */
    peopledAt: instant('peopled_at'),
  },
  () => [check('worlds_built', sql`built between 0 and wanted`)],
);

/** Indexes and references that a large load puts off, as the statements that bring them back. Empty at all other times. */
export const worldPostponed = pgTable('world_postponed', {
  id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  statement: text('statement').notNull(),
});
