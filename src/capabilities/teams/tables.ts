import { sql } from 'drizzle-orm';
import { bigint, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { InvitationStatus } from '#capabilities/identity/rules/invitation-states.ts';
import { users } from '#capabilities/identity/tables.ts';
import type { StorefrontRole } from '#capabilities/storefronts/rules/storefront-roles.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { TeamEvent } from './rules/team-events.ts';

/** One for each listing. Those that were sent together have one link. */
export const storefrontInvitations = pgTable(
  'storefront_invitations',
  {
    id: uuid('id').primaryKey(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    /** In small letters. */
    email: text('email').notNull(),
    role: text('role').notNull().$type<StorefrontRole>(),
    /** SHA-256 of the token in the mail; the token itself is never kept. */
    tokenHash: text('token_hash').notNull(),
    status: text('status').notNull().$type<InvitationStatus>(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: instant('sent_at').notNull(),
    sendCount: integer('send_count').notNull().default(1),
    expiresAt: instant('expires_at').notNull(),
    answeredAt: instant('answered_at'),
    acceptedBy: uuid('accepted_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('storefront_invitations_open')
      .on(table.storefrontId, table.email)
      .where(sql`status = 'PENDING'`),
    index('storefront_invitations_token').on(table.tokenHash),
    index('storefront_invitations_due').on(table.expiresAt).where(sql`status = 'PENDING'`),
    index('storefront_invitations_of').on(table.storefrontId, table.sentAt),
    // Deleting an account looks up all three.
    index('storefront_invitations_address').on(table.email),
    index('storefront_invitations_inviter').on(table.invitedBy),
    index('storefront_invitations_accepter').on(table.acceptedBy),
  ],
);

/** Who did what about access, and when. Lines are added and never changed, but for the names of people who are gone. */
export const storefrontTeamLog = pgTable(
  'storefront_team_log',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    event: text('event').notNull().$type<TeamEvent>(),
    actorId: uuid('actor_id').references(() => users.id, { onDelete: 'set null' }),
    subjectId: uuid('subject_id').references(() => users.id, { onDelete: 'set null' }),
    /** Of somebody who was invited and may have no account. */
    subjectEmail: text('subject_email'),
    role: text('role').$type<StorefrontRole>(),
    formerRole: text('former_role').$type<StorefrontRole>(),
    at: instant('at').notNull(),
  },
  (table) => [
    index('storefront_team_log_of').on(table.storefrontId, table.at, table.id),
    index('storefront_team_log_actor').on(table.actorId),
    index('storefront_team_log_subject').on(table.subjectId),
    index('storefront_team_log_address').on(table.subjectEmail),
  ],
);
