import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { weddingEvents } from '#capabilities/guests/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { SheetField } from './rules/sheets/sheet-fields.ts';
import type { SheetLine } from './rules/sheets/sheet-lines.ts';

const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });
const eventUuid = () => uuid('event_uuid').references(() => weddingEvents.uuid, { onDelete: 'cascade' });

/** A page for the kitchen or the venue: always today’s count, by a secret link. */
export const sheetLinks = pgTable(
  'sheet_links',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    eventUuid: eventUuid().notNull(),
    /** 130 random bits. */
    token: text('token').notNull().unique(),
    /** Whom it was given to: ‘Hudson Catering’. */
    label: text('label').notNull(),
    fields: text('fields').array().notNull().$type<SheetField[]>(),
    createdAt: instant('created_at').notNull(),
    /** What its reader last said they had seen, and when. */
    seenAt: instant('seen_at'),
    seenLines: jsonb('seen_lines').$type<SheetLine[]>(),
  },
  (table) => [index('sheet_links_of').on(table.weddingId), index('sheet_links_event').on(table.eventUuid)],
);

/** What was promised to those who cook: stays beside today’s count, whatever comes later. */
export const eventGuarantees = pgTable(
  'event_guarantees',
  {
    eventUuid: eventUuid().primaryKey(),
    weddingId: weddingId(),
    lines: jsonb('lines').notNull().$type<SheetLine[]>(),
    at: instant('at').notNull(),
  },
  (table) => [index('event_guarantees_of').on(table.weddingId)],
);
