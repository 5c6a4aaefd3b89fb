import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core';
import { weddingEvents } from '#capabilities/guests/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import { LATE_PERCENT_USUAL } from './rules/sheets/count-plan.ts';
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

/** What was agreed with those who cook; without a row everything is as we suggest. */
export const eventCountPlans = pgTable(
  'event_count_plans',
  {
    eventUuid: eventUuid().primaryKey(),
    weddingId: weddingId(),
    /** The day the count is promised on; null is a week before. */
    freezeOn: date('freeze_on', { mode: 'string' }),
    reservePercent: smallint('reserve_percent').notNull().default(0),
    plateCents: integer('plate_cents'),
    latePercent: smallint('late_percent').notNull().default(LATE_PERCENT_USUAL),
  },
  (table) => [
    index('event_count_plans_of').on(table.weddingId),
    check('event_count_plans_reserve', sql`reserve_percent between 0 and 20`),
    check('event_count_plans_late', sql`late_percent between 0 and 100`),
    check('event_count_plans_plate', sql`plate_cents >= 0`),
  ],
);
