import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { StepKind } from './rules/step-kinds.ts';

/** Who of a wedding did what lately. The same done again within a while is one step that counts. */
export const weddingSteps = pgTable(
  'wedding_steps',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull().$type<StepKind>(),
    count: integer('count').notNull(),
    subject: text('subject').notNull(),
    /** Where it can be seen. */
    href: text('href').notNull(),
    startedAt: instant('started_at').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('wedding_steps_of').on(table.weddingId, table.at),
    index('wedding_steps_user').on(table.userId),
    check('wedding_steps_count', sql`count > 0`),
  ],
);
