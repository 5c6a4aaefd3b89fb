import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { EventType } from '#capabilities/taxonomy/rules/event-groups.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { EventMeals, MealEaters } from './rules/event-choices.ts';
import type { GuestLanguage } from './rules/guest-languages.ts';
import type { Diet, Need } from './rules/guest-needs.ts';
import type { GuestKind, GuestList, GuestSide } from './rules/household-choices.ts';
import type { ImportChoice, ImportCounts, ImportDefaults } from './rules/import/check-import.ts';
import type { ImportState } from './rules/import/import-states.ts';
import type { ImportUndo } from './rules/import/import-undo.ts';
import type { MappedSheet } from './rules/import/sheet.ts';
import type { InvitationStatus } from './rules/invitation.ts';

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
    /** What guest pages and letters speak to them; '' is the language of the wedding. */
    language: words('language').$type<GuestLanguage | ''>(),
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
    /** What they cannot eat, and what they need to be comfortable. */
    diets: text('diets').array().notNull().default([]).$type<Diet[]>(),
    dietNote: words('diet_note'),
    needs: text('needs').array().notNull().default([]).$type<Need[]>(),
  },
  (table) => [
    uniqueIndex('guests_position').on(table.householdUuid, table.position),
    index('guests_of').on(table.weddingId),
    index('guests_hosted').on(table.hostUuid),
    check('guests_kind', sql`kind in ('ADULT', 'CHILD', 'INFANT')`),
    check('guests_host', sql`host_uuid <> uuid`),
  ],
);

/** What guests are invited to. */
export const weddingEvents = pgTable(
  'wedding_events',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    kind: text('kind').notNull().$type<EventType>(),
    name: text('name').notNull(),
    date: date('date', { mode: 'string' }),
    /** Of the clock where it happens: '16:30'. */
    startsAt: words('starts_at'),
    endsAt: words('ends_at'),
    placeName: words('place_name'),
    address: words('address'),
    attire: words('attire'),
    text: words('text'),
    asksReply: boolean('asks_reply').notNull(),
    /** Both days belong to the time in which guests can reply. */
    opensOn: date('opens_on', { mode: 'string' }),
    closesOn: date('closes_on', { mode: 'string' }),
    capacity: integer('capacity'),
    /** Whoever is added to the list is invited to it. */
    invitesNew: boolean('invites_new').notNull(),
    meals: text('meals').notNull().$type<EventMeals>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('wedding_events_of').on(table.weddingId, table.position),
    check('wedding_events_meals', sql`meals in ('NONE', 'CHOICE', 'BUFFET')`),
    check('wedding_events_days', sql`opens_on is null or closes_on is null or opens_on <= closes_on`),
  ],
);

/** What can be chosen at an event. */
export const eventDishes = pgTable(
  'event_dishes',
  {
    uuid: uuid('uuid').primaryKey(),
    eventUuid: uuid('event_uuid')
      .notNull()
      .references(() => weddingEvents.uuid, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    text: words('text'),
    eaters: text('eaters').notNull().$type<MealEaters>(),
  },
  (table) => [
    index('event_dishes_of').on(table.eventUuid, table.position),
    check('event_dishes_eaters', sql`eaters in ('ALL', 'ADULT', 'CHILD')`),
  ],
);

/** One person and one event; without a row they are not invited. */
export const guestInvitations = pgTable(
  'guest_invitations',
  {
    eventUuid: uuid('event_uuid')
      .notNull()
      .references(() => weddingEvents.uuid, { onDelete: 'cascade' }),
    guestUuid: uuid('guest_uuid')
      .notNull()
      .references(() => guests.uuid, { onDelete: 'cascade' }),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    status: text('status').notNull().$type<InvitationStatus>(),
    /** Of those who are coming. */
    dishUuid: uuid('dish_uuid').references(() => eventDishes.uuid, { onDelete: 'set null' }),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.eventUuid, table.guestUuid] }),
    index('guest_invitations_of').on(table.weddingId),
    index('guest_invitations_guest').on(table.guestUuid),
    index('guest_invitations_dish').on(table.dishUuid),
    check('guest_invitations_status', sql`status in ('INVITED', 'ATTENDING', 'DECLINED')`),
    check('guest_invitations_answered', sql`(status = 'INVITED') = (answered_at is null)`),
    check('guest_invitations_dish_of', sql`dish_uuid is null or status = 'ATTENDING'`),
  ],
);

/** A list on its way in: what its files hold, what was decided about it, and, once it is in, the way back. */
export const guestImports = pgTable(
  'guest_imports',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    state: text('state').notNull().$type<ImportState>(),
    /** Empty once it is imported: nobody needs the files any more. */
    sheets: jsonb('sheets').notNull().$type<MappedSheet[]>(),
    defaults: jsonb('defaults').notNull().$type<ImportDefaults>(),
    choices: jsonb('choices').notNull().$type<Record<string, ImportChoice>>(),
    /** What was imported. */
    counts: jsonb('counts').$type<ImportCounts>(),
    undo: jsonb('undo').$type<ImportUndo>(),
    createdAt: instant('created_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('guest_imports_of').on(table.weddingId, table.createdAt),
    index('guest_imports_expiry').on(table.expiresAt),
    check('guest_imports_state', sql`state in ('UPLOADED', 'MAPPED', 'CHECKED', 'APPLIED', 'UNDONE')`),
    check('guest_imports_undo', sql`(state = 'APPLIED') = (undo is not null)`),
  ],
);
