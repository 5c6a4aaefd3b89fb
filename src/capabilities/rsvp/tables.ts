import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { guestHouseholds, guests } from '#capabilities/guests/tables.ts';
import { users } from '#capabilities/identity/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { ChangeRequestState } from './rules/change-requests.ts';
import type { HouseholdBefore } from './rules/desk/household-before.ts';
import type { ReplyWay } from './rules/desk/reply-ways.ts';
import { FORGET_DAYS_USUAL, type ForgetDays } from './rules/forgetting.ts';
import type { QuestionKind, QuestionScope, ShowWhen } from './rules/questions.ts';
import type { Reply } from './rules/reply.ts';
import type { ReplySource } from './rules/reply-source.ts';

const words = (column: string) => text(column).notNull().default('');
const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });
const householdUuid = () =>
  uuid('household_uuid').references(() => guestHouseholds.uuid, { onDelete: 'cascade' });

/** What the couple decided about replies; without a row everything is as we suggest. */
export const rsvpSettings = pgTable('rsvp_settings', {
  weddingId: weddingId().primaryKey(),
  /** What households without a language of their own are spoken to in. */
  language: text('language').notNull().default('en').$type<GuestLanguage>(),
  greeting: words('greeting'),
  /** Whom guests can ask: ‘Call Maya, (518) 555-0117’. */
  contact: words('contact'),
  /** How long after the wedding everything but names and counts is kept; null for ever. */
  forgetDays: integer('forget_days').default(FORGET_DAYS_USUAL).$type<ForgetDays | null>(),
  version: integer('version').notNull().default(1),
});

/** When what guests told of themselves was forgotten. */
export const rsvpForgotten = pgTable('rsvp_forgotten', {
  weddingId: weddingId().primaryKey(),
  at: instant('at').notNull(),
});

/** How a household reaches its page, and where it stands. One for every household, made as it is added. */
export const rsvpLinks = pgTable(
  'rsvp_links',
  {
    householdUuid: householdUuid().primaryKey(),
    weddingId: weddingId(),
    /** Kept as it is, since couples print it again: 130 random bits. */
    linkCode: text('link_code').notNull().unique(),
    /** For paper, together with a last name. */
    shortCode: text('short_code').notNull().unique(),
    openedAt: instant('opened_at'),
    answeredAt: instant('answered_at'),
    /** A last day of its own. */
    extendedUntil: date('extended_until', { mode: 'string' }),
    /** Grows with every answer. */
    version: integer('version').notNull().default(0),
  },
  (table) => [index('rsvp_links_of').on(table.weddingId)],
);

/** What a household typed and did not send. */
export const rsvpDrafts = pgTable(
  'rsvp_drafts',
  {
    householdUuid: householdUuid().primaryKey(),
    reply: jsonb('reply').notNull().$type<Reply>(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('rsvp_drafts_old').on(table.updatedAt)],
);

/** Every answer as it was given; nothing of it is changed, but that it was taken back. */
export const rsvpSubmissions = pgTable(
  'rsvp_submissions',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    householdUuid: householdUuid().notNull(),
    at: instant('at').notNull(),
    source: text('source').notNull().$type<ReplySource>(),
    /** Who of the couple’s side wrote it down. */
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    /** Of the form it came from: pressed twice it is one answer. */
    key: uuid('key').notNull(),
    reply: jsonb('reply').notNull().$type<Reply>(),
    /** What a guest can read out on the phone. */
    receipt: text('receipt').notNull(),
    /** Of what the couple wrote down: how it reached them, and what the household was before. */
    how: text('how').$type<ReplyWay>(),
    before: jsonb('before').$type<HouseholdBefore>(),
    /** Taken back by the couple: it is kept, and counts nowhere. */
    undoneAt: instant('undone_at'),
  },
  (table) => [
    unique('rsvp_submissions_key').on(table.householdUuid, table.key),
    index('rsvp_submissions_of').on(table.weddingId, table.at),
    index('rsvp_submissions_by').on(table.byUser).where(sql`by_user is not null`),
    check('rsvp_submissions_source', sql`source in ('LINK', 'CODE', 'NAME', 'DESK', 'CHANGE')`),
    check('rsvp_submissions_how', sql`how in ('MAIL', 'PHONE', 'IN_PERSON')`),
  ],
);

/** What the couple asks besides who comes and what they eat. */
export const rsvpQuestions = pgTable(
  'rsvp_questions',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    position: smallint('position').notNull(),
    scope: text('scope').notNull().$type<QuestionScope>(),
    kind: text('kind').notNull().$type<QuestionKind>(),
    label: text('label').notNull(),
    options: text('options').array().notNull().default([]),
    isRequired: boolean('is_required').notNull(),
    showWhen: jsonb('show_when').notNull().$type<ShowWhen>(),
    /** A question with answers is never deleted, only no longer asked. */
    archivedAt: instant('archived_at'),
  },
  (table) => [index('rsvp_questions_of').on(table.weddingId, table.position)],
);

export const rsvpAnswers = pgTable(
  'rsvp_answers',
  {
    questionUuid: uuid('question_uuid')
      .notNull()
      .references(() => rsvpQuestions.uuid, { onDelete: 'cascade' }),
    householdUuid: householdUuid().notNull(),
    guestUuid: uuid('guest_uuid').references(() => guests.uuid, { onDelete: 'cascade' }),
    answers: text('answers').array().notNull(),
  },
  (table) => [
    unique('rsvp_answers_one')
      .on(table.questionUuid, table.householdUuid, table.guestUuid)
      .nullsNotDistinct(),
    index('rsvp_answers_household').on(table.householdUuid),
    index('rsvp_answers_guest').on(table.guestUuid),
  ],
);

/** What a household would change after the last day; the couple decides. */
export const rsvpChangeRequests = pgTable(
  'rsvp_change_requests',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    householdUuid: householdUuid().notNull(),
    reply: jsonb('reply').notNull().$type<Reply>(),
    state: text('state').notNull().$type<ChangeRequestState>(),
    createdAt: instant('created_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    uniqueIndex('rsvp_change_requests_open').on(table.householdUuid).where(sql`state = 'PENDING'`),
    index('rsvp_change_requests_of').on(table.weddingId, table.state),
    index('rsvp_change_requests_household').on(table.householdUuid),
    index('rsvp_change_requests_decided').on(table.decidedBy).where(sql`decided_by is not null`),
  ],
);
