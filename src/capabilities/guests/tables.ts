import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  pgTable,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { GuestKind, GuestList, GuestSide } from './rules/household-choices.ts';

const words = (column: string) => text(column).notNull().default('');

/** Who gets one invitation together. */
export const guestHouseholds = pgTable(
  'guest_households',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** These three are made from its people while they are empty. */
    name: words('name'),
    envelopeOuter: words('envelope_outer'),
    envelopeInner: words('envelope_inner'),
    side: text('side').notNull().$type<GuestSide>(),
    list: text('list').notNull().$type<GuestList>(),
    /** Who of those for later is asked first. */
    listRank: smallint('list_rank'),
    address1: words('address1'),
    address2: words('address2'),
    city: words('city'),
    region: words('region'),
    postalCode: words('postal_code'),
    country: words('country'),
    notes: words('notes'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Grows with every change of it or its people, so that a screen can tell whether it edits the newest. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('guest_households_of').on(table.weddingId, table.uuid),
    check('guest_households_side', sql`side in ('A', 'B', 'BOTH')`),
    check('guest_households_list', sql`list in ('INVITED', 'MAYBE', 'LATER')`),
    check('guest_households_rank', sql`list_rank is null or list = 'LATER'`),
  ],
);

/** One seat each. Without a first and a last name it is open: somebody is invited whom nobody has named yet. */
export const guests = pgTable(
  'guests',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    householdUuid: uuid('household_uuid')
      .notNull()
      .references(() => guestHouseholds.uuid, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    title: words('title'),
    firstName: words('first_name'),
    lastName: words('last_name'),
    suffix: words('suffix'),
    kind: text('kind').notNull().$type<GuestKind>(),
    /** Whose plus-one. */
    hostUuid: uuid('host_uuid').references((): AnyPgColumn => guests.uuid, { onDelete: 'set null' }),
    email: words('email'),
    phone: words('phone'),
  },
  (table) => [
    uniqueIndex('guests_position').on(table.householdUuid, table.position),
    index('guests_of').on(table.weddingId),
    index('guests_hosted').on(table.hostUuid),
    check('guests_kind', sql`kind in ('ADULT', 'CHILD', 'INFANT')`),
    check('guests_host', sql`host_uuid <> uuid`),
  ],
);
