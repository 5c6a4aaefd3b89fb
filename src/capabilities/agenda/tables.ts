import { sql } from 'drizzle-orm';
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { AgendaKind } from './rules/agenda-item.ts';

/** The secret by which a person's own calendars follow what they plan. */
export const agendaLinks = pgTable(
  'agenda_links',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** As it was given out: people come back to copy it. */
    token: text('token').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    /** What it carries. */
    kinds: text('kinds').array().notNull().$type<AgendaKind[]>(),
    /** To the hour. */
    lastReadAt: instant('last_read_at'),
  },
  () => [
    check(
      'agenda_links_kinds',
      sql`kinds <@ array['TASK', 'PAYMENT', 'APPOINTMENT', 'EVENT', 'DEADLINE'] and cardinality(kinds) > 0`,
    ),
  ],
);
