import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import type { MailingChannel, MailingKind } from './rules/mailings/mailing.ts';
import { guestHouseholds } from './tables.ts';

/** What went out to a household, one of each kind. */
export const householdMailings = pgTable(
  'household_mailings',
  {
    householdUuid: uuid('household_uuid')
      .notNull()
      .references(() => guestHouseholds.uuid, { onDelete: 'cascade' }),
    kind: text('kind').notNull().$type<MailingKind>(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    channel: text('channel').notNull().$type<MailingChannel>(),
    sentOn: date('sent_on', { mode: 'string' }).notNull(),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.householdUuid, table.kind] }),
    index('household_mailings_of').on(table.weddingId),
    index('household_mailings_by').on(table.byUser),
    check('household_mailings_kind', sql`kind in ('SAVE_THE_DATE', 'INVITATION', 'THANK_YOU', 'OTHER')`),
    check('household_mailings_channel', sql`channel in ('PAPER', 'EMAIL', 'TEXT', 'HAND')`),
  ],
);
