import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { users } from '#capabilities/identity/tables.ts';
import type { AttachmentType } from '#capabilities/media/rules/attachment-limits.ts';
import { reviews } from '#capabilities/reviews/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { CaseEvent } from './rules/case-events.ts';
import type { DisputeReason } from './rules/dispute-reasons.ts';
import type { DisputeSide, DisputeState } from './rules/dispute-states.ts';
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
    /** By which nearly the same texts are found. */
    textMarks: integer('text_marks').array().notNull().default([]),
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
    index('review_cases_marks').using('gin', table.textMarks),
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

/** What a business says against a review, what the couple says to it, and what came of it. */
export const reviewDisputes = pgTable(
  'review_disputes',
  {
    uuid: uuid('uuid').primaryKey(),
    reviewId: integer('review_id')
      .notNull()
      .references(() => reviews.id, { onDelete: 'cascade' }),
    state: text('state').notNull().$type<DisputeState>(),
    createdAt: instant('created_at').notNull(),
    reason: text('reason').$type<DisputeReason>(),
    words: text('words').notNull().default(''),
    openedBy: person('opened_by'),
    openedAt: instant('opened_at'),
    answerUntil: instant('answer_until'),
    answer: text('answer'),
    answeredBy: person('answered_by'),
    answeredAt: instant('answered_at'),
    endedAt: instant('ended_at'),
    decidedBy: person('decided_by'),
    /** Told to both. */
    decision: text('decision').notNull().default(''),
  },
  (table) => [
    uniqueIndex('review_disputes_live').on(table.reviewId).where(sql`state in ('BEGUN', 'OPEN')`),
    index('review_disputes_of').on(table.reviewId, table.createdAt),
    index('review_disputes_open').on(table.openedAt).where(sql`state = 'OPEN'`),
    index('review_disputes_begun').on(table.createdAt).where(sql`state = 'BEGUN'`),
    index('review_disputes_opener').on(table.openedBy),
    index('review_disputes_answerer').on(table.answeredBy),
    index('review_disputes_decider').on(table.decidedBy),
    check('review_disputes_complete', sql`state = 'BEGUN' or num_nulls(reason, opened_at, answer_until) = 0`),
    check('review_disputes_ended', sql`(state in ('BEGUN', 'OPEN')) = (ended_at is null)`),
    check('review_disputes_answered', sql`(answer is null) = (answered_at is null)`),
  ],
);

/** Papers of either side, for staff alone. They go with the decision. */
export const disputeFiles = pgTable(
  'review_dispute_files',
  {
    uuid: uuid('uuid').primaryKey(),
    disputeUuid: uuid('dispute_uuid')
      .notNull()
      .references(() => reviewDisputes.uuid, { onDelete: 'cascade' }),
    side: text('side').notNull().$type<DisputeSide>(),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull().$type<AttachmentType>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index('review_dispute_files_of').on(table.disputeUuid, table.createdAt)],
);
