import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { Refusal } from './rules/judge-referral.ts';
import type { ReferralStatus } from './rules/referral-states.ts';

/** Somebody whom a business brought here, or asked to come. */
export const referrals = pgTable(
  'referrals',
  {
    id: uuid('id').primaryKey(),
    /** Who gets the reward. */
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    way: text('way').notNull().$type<'MAIL' | 'LINK'>(),
    /** In small letters; forgotten once it is over for long. */
    email: text('email'),
    /** As who referred them calls it. */
    businessName: text('business_name').notNull().default(''),
    /** SHA-256 of the token in the newest mail. */
    tokenHash: text('token_hash').unique(),
    status: text('status').notNull().$type<ReferralStatus>(),
    refusal: text('refusal').$type<Refusal>(),
    invitedBy: uuid('invited_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    /** The newest mail, and how many there were. */
    sentAt: instant('sent_at'),
    sendCount: integer('send_count').notNull().default(0),
    expiresAt: instant('expires_at'),
    /** Of whatever happened last. */
    changedAt: instant('changed_at').notNull(),
    joinedAt: instant('joined_at'),
    referredUserId: uuid('referred_user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The listing that settled it. */
    referredStorefrontId: integer('referred_storefront_id').references(() => storefronts.id),
    settledAt: instant('settled_at'),
    /** What the reward was. */
    credits: integer('credits'),
  },
  (table) => [
    index('referrals_of').on(table.storefrontId, table.changedAt, table.id),
    uniqueIndex('referrals_open').on(table.storefrontId, table.email).where(sql`status = 'SENT'`),
    // Nobody comes twice, and no listing is rewarded twice, whoever brought them.
    uniqueIndex('referrals_person').on(table.referredUserId),
    uniqueIndex('referrals_listing').on(table.referredStorefrontId),
    index('referrals_address').on(table.email),
    index('referrals_inviter').on(table.invitedBy),
    index('referrals_joined').on(table.joinedAt).where(sql`status = 'JOINED'`),
    check(
      'referrals_status',
      sql`status in ('SENT', 'EXPIRED', 'CANCELED', 'DECLINED', 'JOINED', 'REWARDED', 'NOT_REWARDED')`,
    ),
    check('referrals_rewarded', sql`(status = 'REWARDED') = (credits is not null) and credits > 0`),
    check('referrals_refused', sql`(status = 'NOT_REWARDED') = (refusal is not null)`),
    check(
      'referrals_settled',
      sql`(status in ('REWARDED', 'NOT_REWARDED')) = (settled_at is not null) and (settled_at is null) = (referred_storefront_id is null)`,
    ),
  ],
);
