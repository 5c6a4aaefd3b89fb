import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { guests, weddingEvents } from '#capabilities/guests/tables.ts';
import { users } from '#capabilities/identity/tables.ts';
import { mediaAssets } from '#capabilities/media/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { FreedReason } from './rules/freed-chairs.ts';
import type { Fixture, RoomShape } from './rules/room.ts';
import type { TableShape, TableSizeKey } from './rules/table-sizes.data.ts';

export type StoredRoom = Omit<RoomShape, 'background'> & {
  background: Omit<NonNullable<RoomShape['background']>, 'pictureUuid'> | null;
  fixtures: readonly Fixture[];
};

const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });
const planUuid = () =>
  uuid('plan_uuid')
    .notNull()
    .references(() => seatingPlans.uuid, { onDelete: 'cascade' });

/** How the people of an event sit. Of several plans one is current: the one that guests, venue and the day read. */
export const seatingPlans = pgTable(
  'seating_plans',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    eventUuid: uuid('event_uuid')
      .notNull()
      .references(() => weddingEvents.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    isCurrent: boolean('is_current').notNull(),
    isReleased: boolean('is_released').notNull().default(false),
    room: jsonb('room').notNull().$type<StoredRoom>(),
    /** The venue’s own plan, below everything. */
    pictureId: uuid('picture_id').references(() => mediaAssets.id),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Taken away; it stays for a while, for whoever wants it back. */
    removedAt: instant('removed_at'),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('seating_plans_current').on(table.eventUuid).where(sql`is_current`),
    index('seating_plans_of').on(table.weddingId),
    index('seating_plans_event').on(table.eventUuid),
    index('seating_plans_picture').on(table.pictureId),
    index('seating_plans_removed').on(table.removedAt).where(sql`removed_at is not null`),
    check('seating_plans_gone', sql`not (is_current and removed_at is not null)`),
    check('seating_plans_name', sql`length(name) between 1 and 60`),
  ],
);

export const seatingTables = pgTable(
  'seating_tables',
  {
    uuid: uuid('uuid').primaryKey(),
    planUuid: planUuid(),
    number: smallint('number').notNull(),
    label: text('label').notNull(),
    shape: text('shape').notNull().$type<TableShape>(),
    sizeKey: text('size_key').notNull().$type<TableSizeKey>(),
    lengthIn: smallint('length_in').notNull(),
    widthIn: smallint('width_in').notNull(),
    seats: smallint('seats').notNull(),
    x: integer('x_in').notNull(),
    y: integer('y_in').notNull(),
    angle: smallint('angle').notNull(),
    isStepFree: boolean('is_step_free').notNull(),
    isForVendors: boolean('is_for_vendors').notNull(),
    /** Of 150: two people who add at once cannot add more. */
    slot: smallint('slot').notNull(),
  },
  (table) => [
    unique('seating_tables_number').on(table.planUuid, table.number),
    uniqueIndex('seating_tables_label')
      .on(table.planUuid, sql`lower(${table.label})`)
      .where(sql`label <> ''`),
    unique('seating_tables_slot').on(table.planUuid, table.slot),
    check('seating_tables_slots', sql`slot between 1 and 150`),
    check('seating_tables_seats', sql`seats between 1 and 40`),
    check('seating_tables_text', sql`length(label) <= 20`),
    check('seating_tables_shape', sql`shape in ('ROUND', 'RECT', 'SQUARE', 'OVAL', 'SWEETHEART', 'ROW')`),
  ],
);

/** Who sits where. A chair has one person and a person one chair, whatever anybody does. */
export const seatAssignments = pgTable(
  'seat_assignments',
  {
    planUuid: planUuid(),
    guestUuid: uuid('guest_uuid')
      .notNull()
      .references(() => guests.uuid, { onDelete: 'cascade' }),
    tableUuid: uuid('table_uuid')
      .notNull()
      .references(() => seatingTables.uuid, { onDelete: 'cascade' }),
    seat: smallint('seat').notNull(),
    isPinned: boolean('is_pinned').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planUuid, table.guestUuid] }),
    unique('seat_assignments_chair').on(table.tableUuid, table.seat),
    index('seat_assignments_guest').on(table.guestUuid),
    check('seat_assignments_seat', sql`seat between 1 and 40`),
  ],
);

/** Who left a chair by themselves, until somebody has looked or they have another. */
export const seatingFreed = pgTable(
  'seating_freed',
  {
    planUuid: planUuid(),
    guestUuid: uuid('guest_uuid')
      .notNull()
      .references(() => guests.uuid, { onDelete: 'cascade' }),
    tableUuid: uuid('table_uuid')
      .notNull()
      .references(() => seatingTables.uuid, { onDelete: 'cascade' }),
    seat: smallint('seat').notNull(),
    why: text('why').notNull().$type<FreedReason>(),
    at: instant('at').notNull(),
    /** When the couple got mail about it. */
    toldAt: instant('told_at'),
  },
  (table) => [
    primaryKey({ columns: [table.planUuid, table.guestUuid] }),
    index('seating_freed_guest').on(table.guestUuid),
    index('seating_freed_table').on(table.tableUuid),
    check('seating_freed_why', sql`why in ('DECLINED', 'UNINVITED')`),
  ],
);

/** Who has a plan open, and which table in hand: one row for a person, good for half a minute. */
export const seatingPresences = pgTable(
  'seating_presences',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    weddingId: weddingId(),
    planUuid: planUuid(),
    /** One that may not be saved yet, so it points nowhere. */
    tableUuid: uuid('table_uuid'),
    seenAt: instant('seen_at').notNull(),
  },
  (table) => [
    index('seating_presences_of').on(table.weddingId),
    index('seating_presences_plan').on(table.planUuid),
  ],
);
