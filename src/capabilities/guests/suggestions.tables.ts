import { sql } from 'drizzle-orm';
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { GuestSide } from './rules/household-choices.ts';
import type { SuggestionState } from './rules/suggestions/suggestion-states.ts';

/** Whom family would invite, where the couple wants to decide. */
export const guestSuggestions = pgTable(
  'guest_suggestions',
  {
    /** From the form, so that one sent twice is one. */
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** As typed, one household a line. */
    lines: text('lines').notNull(),
    side: text('side').notNull().$type<GuestSide>(),
    note: text('note').notNull(),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    state: text('state').notNull().$type<SuggestionState>(),
    createdAt: instant('created_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('guest_suggestions_of').on(table.weddingId, table.state, table.createdAt),
    index('guest_suggestions_by').on(table.byUser),
    index('guest_suggestions_decided').on(table.decidedBy),
    check('guest_suggestions_side', sql`side in ('A', 'B', 'BOTH')`),
    check('guest_suggestions_state', sql`state in ('NEW', 'ACCEPTED', 'DECLINED')`),
    check('guest_suggestions_decision', sql`(state = 'NEW') = (decided_at is null)`),
  ],
);
