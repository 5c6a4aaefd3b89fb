import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import type { AttachmentType } from '#capabilities/media/rules/attachment-limits.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { ClaimMethod, ClaimState, OwnerAnswer } from './rules/claim-states.ts';

/** Somebody says that a listing is their business, by what they prove it, and what was decided. */
export const storefrontClaims = pgTable(
  'storefront_claims',
  {
    id: uuid('id').primaryKey(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    method: text('method').notNull().$type<ClaimMethod>(),
    state: text('state').notNull().$type<ClaimState>(),
    /** Where the code went. */
    email: text('email'),
    /** The code itself is never kept. */
    codeHash: text('code_hash'),
    codeExpiresAt: instant('code_expires_at'),
    codeTries: smallint('code_tries').notNull().default(0),
    documentName: text('document_name'),
    documentType: text('document_type').$type<AttachmentType>(),
    documentDeletedAt: instant('document_deleted_at'),
    ownerAskedAt: instant('owner_asked_at'),
    ownerAnswer: text('owner_answer').$type<OwnerAnswer>(),
    decidedAt: instant('decided_at'),
    /** Nobody where proof alone decided, or the owner did. */
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    reason: text('reason').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    uniqueIndex('storefront_claims_live').on(table.storefrontId, table.userId).where(sql`decided_at is null`),
    index('storefront_claims_waiting').on(table.createdAt).where(sql`decided_at is null`),
    index('storefront_claims_user').on(table.userId),
    index('storefront_claims_decider').on(table.decidedBy),
    index('storefront_claims_documents')
      .on(table.decidedAt)
      .where(sql`document_name is not null and document_deleted_at is null`),
    check('storefront_claims_decided', sql`(decided_at is null) = (state in ('OPEN', 'PROVED', 'DISPUTED'))`),
  ],
);
