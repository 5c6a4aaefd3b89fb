import { sql } from 'drizzle-orm';
import {
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
import { guestHouseholds, weddingEvents } from '#capabilities/guests/tables.ts';
import { users } from '#capabilities/identity/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { Audience, MessageKind, ReminderNumber } from './rules/messages/message-choices.ts';
import type { MessageState } from './rules/messages/message-states.ts';
import type { MessageTexts } from './rules/messages/message-texts.ts';
import type { SkipReason } from './rules/messages/plan-recipients.ts';
import type { NoticeMode } from './rules/notices/notice-modes.ts';

const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });
const userId = () =>
  uuid('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' });
const householdUuid = () =>
  uuid('household_uuid')
    .notNull()
    .references(() => guestHouseholds.uuid, { onDelete: 'cascade' });

/** A letter from the couple to many households. */
export const guestMessages = pgTable(
  'guest_messages',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    kind: text('kind').notNull().$type<MessageKind>(),
    /** Which of the two reminders. */
    number: smallint('number').$type<ReminderNumber>(),
    state: text('state').notNull().$type<MessageState>(),
    audience: text('audience').notNull().$type<Audience>(),
    /** Without its event, a message that is for the guests of one is for nobody. */
    eventUuid: uuid('event_uuid').references(() => weddingEvents.uuid, { onDelete: 'set null' }),
    texts: jsonb('texts').notNull().$type<MessageTexts>(),
    /** When it goes out. A reminder follows the last day to answer instead. */
    scheduledFor: instant('scheduled_for'),
    approvedBy: uuid('approved_by').references(() => users.id, { onDelete: 'set null' }),
    approvedAt: instant('approved_at'),
    /** The last household that has been looked at while it goes out, in the order of their ids. */
    sentThrough: uuid('sent_through'),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('guest_messages_of').on(table.weddingId, table.createdAt),
    index('guest_messages_waiting').on(table.state).where(sql`state in ('SCHEDULED', 'SENDING')`),
    uniqueIndex('guest_messages_reminder').on(table.weddingId, table.number).where(sql`number is not null`),
    index('guest_messages_event').on(table.eventUuid).where(sql`event_uuid is not null`),
    index('guest_messages_approved').on(table.approvedBy).where(sql`approved_by is not null`),
    check('guest_messages_kind', sql`kind in ('MESSAGE', 'INVITATION', 'REMINDER')`),
    check('guest_messages_number', sql`(kind = 'REMINDER') = (number is not null) and number in (1, 2)`),
    check('guest_messages_state', sql`state in ('DRAFT', 'SCHEDULED', 'SENDING', 'SENT')`),
    check(
      'guest_messages_audience',
      sql`audience in ('EVERYONE', 'NOT_ANSWERED', 'COMING', 'NOT_COMING', 'EVENT')`,
    ),
    check('guest_messages_approval', sql`(state = 'DRAFT') = (approved_at is null)`),
  ],
);

/** Who was written to, and who was not and why. Whether the mail arrived is known to the messages of the platform. */
export const guestMessageRecipients = pgTable(
  'guest_message_recipients',
  {
    messageUuid: uuid('message_uuid')
      .notNull()
      .references(() => guestMessages.uuid, { onDelete: 'cascade' }),
    householdUuid: householdUuid(),
    address: text('address').notNull(),
    skipped: text('skipped').$type<SkipReason>(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.messageUuid, table.householdUuid] }),
    uniqueIndex('guest_message_recipients_once')
      .on(table.messageUuid, sql`lower(address)`)
      .where(sql`skipped is null`),
    index('guest_message_recipients_household').on(table.householdUuid),
  ],
);

/** Where guests are written to: the way out of it, and who took it. */
export const guestMailAddresses = pgTable(
  'guest_mail_addresses',
  {
    weddingId: weddingId(),
    /** In lower case. */
    address: text('address').notNull(),
    /** 130 random bits, in the foot of every letter. */
    token: text('token').notNull().unique(),
    stoppedAt: instant('stopped_at'),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.address] }),
    check('guest_mail_addresses_folded', sql`address = lower(address)`),
  ],
);

/** That a household was told of what it typed and did not send; once, whatever it types later. */
export const rsvpDraftMails = pgTable('rsvp_draft_mails', {
  householdUuid: householdUuid().primaryKey(),
  at: instant('at').notNull(),
});

/** How a member wants to hear of answers; without a row it is one mail a day. */
export const rsvpNoticeSettings = pgTable(
  'rsvp_notice_settings',
  {
    weddingId: weddingId(),
    userId: userId(),
    mode: text('mode').notNull().$type<NoticeMode>(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.userId] }),
    index('rsvp_notice_settings_user').on(table.userId),
    check('rsvp_notice_settings_mode', sql`mode in ('EACH', 'DAILY', 'ONLY_NO', 'OFF')`),
  ],
);

/** What a member has still to hear, and what they heard last: one row for a household, however often it answers. */
export const rsvpNotices = pgTable(
  'rsvp_notices',
  {
    weddingId: weddingId(),
    userId: userId(),
    householdUuid: householdUuid(),
    /** When it is told; null once it was. */
    dueAt: instant('due_at'),
    toldAt: instant('told_at'),
    /** What was told, so that the same is not told again. */
    told: text('told').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.userId, table.householdUuid] }),
    index('rsvp_notices_user').on(table.userId),
    index('rsvp_notices_household').on(table.householdUuid),
  ],
);

/** When a member got their last mail: the next one does not leave within a minute. */
export const rsvpNoticeMails = pgTable(
  'rsvp_notice_mails',
  {
    weddingId: weddingId(),
    userId: userId(),
    lastMailAt: instant('last_mail_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.userId] }),
    index('rsvp_notice_mails_user').on(table.userId),
  ],
);

/** That the couple was told of a last day to answer before it came. */
export const rsvpClosingMails = pgTable(
  'rsvp_closing_mails',
  {
    weddingId: weddingId(),
    closesOn: date('closes_on', { mode: 'string' }).notNull(),
    at: instant('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.closesOn] })],
);
