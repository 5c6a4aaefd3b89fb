import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvitationStatus } from '#capabilities/identity/rules/invitation-states.ts';
import { users } from '#capabilities/identity/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { instant } from '#platform/database/columns.ts';
import { foldedName } from '#platform/database/folded-name.ts';
import type { AccountPreferenceKey } from './rules/account-preferences.ts';
import type { InvitationRole, MemberRole, MoneyAccess } from './rules/member-roles.ts';
import type { PlanningStage } from './rules/planning-stages.ts';
import type { LocationType } from './rules/searched-location.ts';

const name = (column: string) => text(column).notNull().default('');

export const weddings = pgTable(
  'weddings',
  {
    id: uuid('id').primaryKey(),
    primaryFirstName: name('primary_first_name'),
    primaryLastName: name('primary_last_name'),
    partnerFirstName: name('partner_first_name'),
    partnerLastName: name('partner_last_name'),
    weddingDate: date('wedding_date', { mode: 'string' }),
    /** Null until the couple was asked; NOT_YET is an answer. */
    dateStatus: text('date_status').$type<'SET' | 'NOT_YET'>(),
    cityId: integer('city_id').references(() => cities.id),
    /** The venue or place in the couple's own words. */
    location: text('location'),
    guestCount: integer('guest_count'),
    budgetCents: bigint('budget_cents', { mode: 'number' }),
    planningStage: text('planning_stage').$type<PlanningStage>(),
    onboardedAt: instant('onboarded_at'),
    /** Whether family suggests guests; otherwise they edit the list. */
    familySuggests: boolean('family_suggests').notNull().default(false),
    /** Whether they see or change what things cost. */
    plannerMoney: text('planner_money').notNull().default('NONE').$type<MoneyAccess>(),
    familyMoney: text('family_money').notNull().default('NONE').$type<MoneyAccess>(),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Grows with every change, so that a screen can tell whether it edits the newest. */
    version: integer('version').notNull().default(1),
  },
  () => [
    // Whoever may be found is looked for by the beginning of a name.
    index('weddings_primary_name').on(foldedName(sql`primary_first_name`)),
    index('weddings_partner_name').on(foldedName(sql`partner_first_name`)),
    check('weddings_date_status', sql`(wedding_date is not null) = (date_status is not distinct from 'SET')`),
    check(
      'weddings_money',
      sql`planner_money in ('NONE', 'SEE', 'EDIT') and family_money in ('NONE', 'SEE', 'EDIT')`,
    ),
    check('weddings_counts', sql`guest_count >= 0 and budget_cents >= 0`),
  ],
);

export const weddingMembers = pgTable(
  'wedding_members',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull().$type<MemberRole>(),
    /** What the inviter calls this person; shown until they give a name themselves. */
    displayName: name('display_name'),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.userId] }),
    // A person plans one wedding at a time; two first calls at once cannot make two.
    uniqueIndex('wedding_members_user').on(table.userId),
  ],
);

export const weddingLocationHistory = pgTable(
  'wedding_location_history',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    /** As it was called then: 'Hudson, NY'. */
    location: text('location').notNull(),
    recordedAt: instant('recorded_at').notNull(),
  },
  (table) => [index('wedding_location_history_of').on(table.weddingId, table.id)],
);

export const weddingInvitations = pgTable(
  'wedding_invitations',
  {
    id: uuid('id').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    firstName: name('first_name'),
    role: text('role').notNull().$type<InvitationRole>(),
    /** SHA-256 of the token in the mail; the token itself is never kept. */
    tokenHash: text('token_hash').notNull().unique(),
    status: text('status').notNull().$type<InvitationStatus>(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
    sendCount: integer('send_count').notNull().default(1),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('wedding_invitations_open')
      .on(table.weddingId, sql`lower(${table.email})`)
      .where(sql`status = 'PENDING'`),
    index('wedding_invitations_received').on(table.email).where(sql`status = 'PENDING'`),
    index('wedding_invitations_due').on(table.expiresAt).where(sql`status = 'PENDING'`),
    index('wedding_invitations_of').on(table.weddingId, table.sentAt),
    // Deleting an account looks up both.
    index('wedding_invitations_inviter').on(table.invitedBy),
    index('wedding_invitations_accepter').on(table.acceptedBy),
  ],
);

export const accountPreferences = pgTable(
  'account_preferences',
  {
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    key: text('key').notNull().$type<AccountPreferenceKey>(),
    enabled: boolean('enabled').notNull(),
    /** When the couple was first asked; answeredAt is the latest answer. */
    promptedAt: instant('prompted_at').notNull(),
    answeredAt: instant('answered_at').notNull(),
    source: text('source'),
    ctaPlacement: text('cta_placement'),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.key] })],
);

/** Where a person last looked for vendors. */
export const searchedLocations = pgTable('searched_locations', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  type: text('type').notNull().$type<LocationType>(),
  slug: text('slug'),
  updatedAt: instant('updated_at').notNull(),
});
