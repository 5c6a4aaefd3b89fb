import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import { guestHouseholds } from './tables.ts';

/** What happened to a household, in words. Nothing of it is ever changed; it goes with the household. */
export const guestHistory = pgTable(
  'guest_history',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    householdUuid: uuid('household_uuid')
      .notNull()
      .references(() => guestHouseholds.uuid, { onDelete: 'cascade' }),
    at: instant('at').notNull(),
    /** Of those who plan the wedding; nobody where guests said it themselves. */
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    /** What a member did, to be read behind their name; a whole sentence where guests did it. */
    text: text('text').notNull(),
    isByGuest: boolean('is_by_guest').notNull(),
  },
  (table) => [
    index('guest_history_of').on(table.householdUuid, table.at.desc(), table.uuid.desc()),
    index('guest_history_wedding').on(table.weddingId),
    index('guest_history_by').on(table.byUser),
  ],
);
