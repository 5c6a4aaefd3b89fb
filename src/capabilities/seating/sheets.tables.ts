import { date, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { weddingEvents } from '#capabilities/guests/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { SeatingSheetField } from './rules/sheet/sheet-fields.ts';
import type { SheetState } from './rules/sheet/sheet-state.ts';

/** A page for the venue: always how people sit today, by a secret link. */
export const seatingSheets = pgTable(
  'seating_sheets',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** Whichever plan of it is current. */
    eventUuid: uuid('event_uuid')
      .notNull()
      .references(() => weddingEvents.uuid, { onDelete: 'cascade' }),
    /** 130 random bits. */
    token: text('token').notNull().unique(),
    /** Whom it was given to: ‘The Barn at Hudson’. */
    label: text('label').notNull(),
    fields: text('fields').array().notNull().$type<SeatingSheetField[]>(),
    /** The last day it opens; null is the day after the event. */
    expiresOn: date('expires_on', { mode: 'string' }),
    createdAt: instant('created_at').notNull(),
    /** What its reader last said they had seen, and when. */
    seenAt: instant('seen_at'),
    seenState: jsonb('seen_state').$type<SheetState>(),
  },
  (table) => [
    index('seating_sheets_of').on(table.weddingId),
    index('seating_sheets_event').on(table.eventUuid),
  ],
);
