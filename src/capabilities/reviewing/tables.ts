import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import type { AttachmentType } from '#capabilities/media/rules/attachment-limits.ts';
import { reviews } from '#capabilities/reviews/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { CaseEvent } from './rules/case-events.ts';
import type { HoldReason } from './rules/hold-reasons.ts';
import type { ProofKind } from './rules/proof-kinds.ts';

const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** What only staff and the author know of a review: its proof, what made us look twice, who has it. */
export const reviewCases = pgTable(
  'review_cases',
  {
    reviewId: integer('review_id')
      .primaryKey()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    proofKind: text('proof_kind').$type<ProofKind>(),
    proofName: text('proof_name'),
    proofType: text('proof_type').$type<AttachmentType>(),
    proofDeletedAt: instant('proof_deleted_at'),
    holds: text('holds').array().notNull().default([]).$type<HoldReason[]>(),
    /** Of the letters alone, so that other blanks and signs hide no copy. */
    textHash: text('text_hash').notNull().default(''),
    sentAt: instant('sent_at'),
    takenBy: person('taken_by'),
    takenAt: instant('taken_at'),
    /** Who wants a colleague to decide. */
    secondLookBy: person('second_look_by'),
    decidedBy: person('decided_by'),
    decidedAt: instant('decided_at'),
    /** Told to the author where it was turned away. */
    reason: text('reason').notNull().default(''),
  },
  (table) => [
    index('review_cases_text').on(table.textHash).where(sql`text_hash <> ''`),
    index('review_cases_taken').on(table.takenBy),
    index('review_cases_second').on(table.secondLookBy),
    index('review_cases_decided').on(table.decidedAt).where(sql`decided_at is not null`),
    index('review_cases_decider').on(table.decidedBy),
    index('review_cases_proofs')
      .on(table.decidedAt)
      .where(sql`proof_name is not null and proof_deleted_at is null`),
    check('review_cases_proof', sql`(proof_kind is null) = (proof_name is null)`),
  ],
);

/** Every step of a review, and who took it. */
export const reviewLog = pgTable(
  'review_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    event: text('event').notNull().$type<CaseEvent>(),
    /** Nobody for those who wrote by a link, and where an account is gone. */
    actorId: person('actor_id'),
    note: text('note').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    index('review_log_of').on(table.reviewId, table.id),
    index('review_log_actor').on(table.actorId),
  ],
);
