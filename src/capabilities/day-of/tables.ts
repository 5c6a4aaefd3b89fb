import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { inquiries } from '#capabilities/inquiries/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { OperationKind } from './rules/day-operations.ts';
import type { Audience, HelperRight, ItemKind, LinkEnd } from './rules/run-sheet-choices.ts';

const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });

/** Minutes from the midnight the wedding day begins with, so that the day can move to another date. */
const minute = (name: string) => smallint(name);

export const runSheetItems = pgTable(
  'run_sheet_items',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    startsMinute: minute('starts_minute').notNull(),
    minutes: smallint('minutes').notNull(),
    title: text('title').notNull(),
    kind: text('kind').notNull().$type<ItemKind>(),
    owner: text('owner').notNull().default(''),
    place: text('place').notNull().default(''),
    note: text('note').notNull().default(''),
    audience: text('audience').array().notNull().$type<Audience[]>(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('run_sheet_items_of').on(table.weddingId, table.startsMinute),
    check('run_sheet_items_times', sql`starts_minute between -1440 and 2880 and minutes between 0 and 720`),
    check('run_sheet_items_kind', sql`kind in ('FLEXIBLE', 'FIXED', 'BUFFER')`),
    check('run_sheet_items_title', sql`length(title) between 1 and 80`),
  ],
);

/** When and where a vendor arrives: one of our bookings, or somebody the couple wrote down. */
export const dayVendors = pgTable(
  'day_vendors',
  {
    /** A booked vendor goes by its inquiry. */
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    inquiryUuid: uuid('inquiry_uuid')
      .unique()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    service: text('service').notNull().default(''),
    arrivesMinute: minute('arrives_minute'),
    phone: text('phone').notNull().default(''),
    place: text('place').notNull().default(''),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('day_vendors_of').on(table.weddingId),
    check('day_vendors_inquiry', sql`inquiry_uuid is null or inquiry_uuid = uuid`),
    check('day_vendors_minute', sql`arrives_minute between -1440 and 2880`),
  ],
);

/** Somebody without an account, by a secret link. */
export const dayHelpers = pgTable(
  'day_helpers',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    name: text('name').notNull(),
    rights: text('rights').array().notNull().$type<HelperRight[]>(),
    ends: text('ends').notNull().$type<LinkEnd>(),
    /** Kept as it is, since couples share it again: 130 random bits. */
    token: text('token').notNull().unique(),
    createdAt: instant('created_at').notNull(),
    seenAt: instant('seen_at'),
  },
  (table) => [
    index('day_helpers_of').on(table.weddingId),
    check('day_helpers_rights', sql`rights <@ array['CHECK_IN', 'TIMELINE', 'VENDORS'] and rights <> '{}'`),
  ],
);

/** What was said on phones, as it came in. Never changed: of each thing the last one counts, in an order all phones agree on. */
export const dayOperations = pgTable(
  'day_operations',
  {
    weddingId: weddingId(),
    /** Made on the phone. */
    uuid: uuid('uuid').notNull(),
    /** Within a wedding in the order they came in: its row is locked meanwhile. */
    cursor: bigint('cursor', { mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
    device: text('device').notNull(),
    clock: bigint('clock', { mode: 'number' }).notNull(),
    kind: text('kind').notNull().$type<OperationKind>(),
    subject: uuid('subject').notNull(),
    value: smallint('value').notNull(),
    /** By the phone’s own clock. */
    at: instant('at').notNull(),
    receivedAt: instant('received_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.uuid] }),
    index('day_operations_since').on(table.weddingId, table.cursor),
    check('day_operations_kind', sql`kind in ('HERE', 'DONE', 'LATE', 'ARRIVED', 'DELAYED')`),
    check('day_operations_value', sql`value between 0 and 1440`),
  ],
);
