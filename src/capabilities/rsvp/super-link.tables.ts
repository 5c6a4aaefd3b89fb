import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { HouseholdFill } from '#capabilities/guests/rules/household-fill.ts';
import { guestHouseholds } from '#capabilities/guests/tables.ts';
import { users } from '#capabilities/identity/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { ClaimState } from './rules/claims.ts';
import type { LinkPurpose } from './rules/super-link-purposes.ts';

const words = (column: string) => text(column).notNull().default('');
const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });

/** The one link of a wedding that everybody may have. */
export const superLinks = pgTable('super_links', {
  weddingId: weddingId().primaryKey(),
  /** Kept as it is, since couples share it again: 130 random bits. */
  code: text('code').notNull().unique(),
  purposes: text('purposes').array().notNull().$type<LinkPurpose[]>(),
  isOpen: boolean('is_open').notNull(),
  version: integer('version').notNull().default(1),
});

/** What came through that link. It changes nothing until somebody of the couple’s side decides. */
export const rsvpClaims = pgTable(
  'rsvp_claims',
  {
    /** Of the form it came from: pressed twice it is one. */
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    purpose: text('purpose').notNull().$type<LinkPurpose>(),
    name: text('name').notNull(),
    email: words('email'),
    phone: words('phone'),
    address1: words('address1'),
    address2: words('address2'),
    city: words('city'),
    region: words('region'),
    postalCode: words('postal_code'),
    country: words('country'),
    note: words('note'),
    state: text('state').notNull().$type<ClaimState>(),
    createdAt: instant('created_at').notNull(),
    /** Whose it turned out to be. */
    householdUuid: uuid('household_uuid').references(() => guestHouseholds.uuid, { onDelete: 'set null' }),
    /** What the household had before, for the way back. */
    before: jsonb('before').$type<HouseholdFill>(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('rsvp_claims_of').on(table.weddingId, table.state, table.createdAt),
    index('rsvp_claims_household').on(table.householdUuid).where(sql`household_uuid is not null`),
    index('rsvp_claims_decided').on(table.decidedBy).where(sql`decided_by is not null`),
    check('rsvp_claims_purpose', sql`purpose in ('ADDRESS', 'RSVP')`),
    check('rsvp_claims_state', sql`state in ('NEW', 'MATCHED', 'ADDED', 'IGNORED')`),
  ],
);
