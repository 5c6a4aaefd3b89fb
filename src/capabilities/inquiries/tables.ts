import { sql } from 'drizzle-orm';
import {
  bigint,
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
import { users } from '#capabilities/identity/tables.ts';
import type { AttachmentType } from '#capabilities/media/rules/attachment-limits.ts';
import { cities } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { EventGroupKey } from '#capabilities/taxonomy/rules/event-groups.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { InquirySide } from './rules/inquiry-actions.ts';
import type { CloseEventType, InquiryEventType, InquiryStatus } from './rules/inquiry-states.ts';
import type { KnownFacts } from './rules/known-facts.ts';
import type { PriceInput } from './rules/lead-price.ts';
import type { InquirySource, LeadTier, MatchReason } from './rules/lead-tags.ts';
import type { HoldReason, SpamPart } from './rules/spam-score.ts';
import type { WrittenQuote, WrittenWords } from './rules/written-words.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** What a couple asked once, of one vendor or of several at a time. */
export const inquiryRequests = pgTable(
  'inquiry_requests',
  {
    /** Chosen by the sender's browser: the same request sent again is the same inquiry. */
    uuid: uuid('uuid').primaryKey(),
    weddingId: uuid('wedding_id')
      .notNull()
      .references(() => weddings.id, { onDelete: 'cascade' }),
    sentBy: uuid('sent_by').references(() => users.id, { onDelete: 'set null' }),
    taxonomyNodeId: smallint('taxonomy_node_id').notNull(),
    eventGroups: text('event_groups').array().notNull().$type<EventGroupKey[]>(),
    weddingDate: date('wedding_date', { mode: 'string' }),
    isDateFlexible: boolean('is_date_flexible').notNull(),
    guestCount: integer('guest_count').notNull(),
    cityId: integer('city_id').references(() => cities.id),
    /** As the couple reads it: 'Hudson, NY'. */
    location: text('location').notNull(),
    budgetMinCents: cents('budget_min_cents'),
    budgetMaxCents: cents('budget_max_cents'),
    /** Chosen facet options of the category's style questions. */
    optionIds: integer('option_ids').array().notNull().default([]),
    message: text('message').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('inquiry_requests_of').on(table.weddingId, table.createdAt),
    index('inquiry_requests_sender').on(table.sentBy, table.createdAt),
    check('inquiry_requests_budget', sql`budget_min_cents <= budget_max_cents and budget_min_cents >= 0`),
    check('inquiry_requests_guests', sql`guest_count >= 0`),
  ],
);

/** One couple and one vendor. Every change of a row goes through one function, which keeps the counts in step. */
export const inquiries = pgTable(
  'inquiries',
  {
    uuid: uuid('uuid').primaryKey(),
    /** Null once the couple has deleted its wedding; the vendor keeps what it wrote itself. */
    weddingId: uuid('wedding_id').references(() => weddings.id, { onDelete: 'set null' }),
    requestUuid: uuid('request_uuid').references(() => inquiryRequests.uuid, { onDelete: 'set null' }),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    taxonomyNodeId: smallint('taxonomy_node_id').notNull(),
    status: text('status').notNull().$type<InquiryStatus>(),
    source: text('source').notNull().default('INQUIRY').$type<InquirySource>(),

    closeEventType: text('close_event_type').$type<CloseEventType>(),
    closeReason: text('close_reason'),
    closeNote: text('close_note').notNull().default('').$type<WrittenWords>(),

    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    readyAt: instant('ready_at'),
    connectedAt: instant('connected_at'),
    bookedAt: instant('booked_at'),
    closedAt: instant('closed_at'),
    nudgedAt: instant('nudged_at'),
    /** Out of the vendor's sight until then; a job takes it away again. */
    snoozedUntil: instant('snoozed_until'),
    bookingReminderAt: instant('booking_reminder_at'),
    /** How many of the warnings before the end have gone out. */
    expirationWarnings: smallint('expiration_warnings').notNull().default(0),

    /** Who marked it as booked, at what price, and what the other side said to that. They stay when it is cancelled. */
    bookedBy: text('booked_by').$type<'COUPLE' | 'VENDOR'>(),
    /** What the vendor asks: the accepted offer, or what the vendor said when booking. */
    bookedAmountCents: cents('booked_amount_cents'),
    bookingConfirmedAt: instant('booking_confirmed_at'),
    bookingConfirmedBy: uuid('booking_confirmed_by').references(() => users.id, { onDelete: 'set null' }),
    /** When the last booking or cancellation may be told; null where nothing waits. */
    bookingNoticeAt: instant('booking_notice_at'),
    /** The newest of them that was told. */
    bookingToldSeq: integer('booking_told_seq').notNull().default(0),

    /** Number of the newest event, and the newest each side has seen. */
    lastSeq: integer('last_seq').notNull(),
    lastEventAt: instant('last_event_at').notNull(),
    lastEventType: text('last_event_type').notNull().$type<InquiryEventType>(),
    /** The newest that somebody wrote, who it was, and how it begins. */
    lastMessageAt: instant('last_message_at').notNull(),
    lastMessageBy: text('last_message_by').notNull().$type<'COUPLE' | 'VENDOR'>(),
    lastMessageText: text('last_message_text').notNull().$type<WrittenWords>(),
    /** The newest one the vendor made. */
    quote: jsonb('quote').$type<WrittenQuote>(),
    coupleReadSeq: integer('couple_read_seq').notNull().default(0),
    coupleReadAt: instant('couple_read_at'),
    vendorReadSeq: integer('vendor_read_seq').notNull().default(0),
    vendorReadAt: instant('vendor_read_at'),
    /** Events of the other side that were not seen yet. */
    coupleUnread: integer('couple_unread').notNull().default(0),
    vendorUnread: integer('vendor_unread').notNull().default(0),

    /** Copies for the vendor's lists, which sort by them. */
    coupleNames: text('couple_names').notNull(),
    weddingDate: date('wedding_date', { mode: 'string' }),

    /** Frozen with the delivery; a plan that runs when it is answered may change what it costs. */
    tier: text('tier').$type<LeadTier>(),
    paymentRequired: boolean('payment_required'),
    creditPrice: integer('credit_price'),
    baseCreditPrice: integer('base_credit_price'),
    priceInputs: jsonb('price_inputs').$type<PriceInput[]>(),
    /** Null for what was delivered before it was kept. */
    knownFacts: jsonb('known_facts').$type<KnownFacts>(),
    matchReasons: text('match_reasons').array().notNull().default([]).$type<MatchReason[]>(),

    /** Why it is PENDING; null otherwise. */
    holdReason: text('hold_reason').$type<HoldReason>(),
    spamScore: smallint('spam_score').notNull().default(0),
    spamParts: jsonb('spam_parts').notNull().default([]).$type<SpamPart[]>(),
    /** The part of the address that answers by mail will come to; kept free for that. */
    replyToken: text('reply_token').notNull().unique(),
    version: integer('version').notNull().default(1),
  },
  (table) => [
    // One open inquiry for each couple and vendor; a closed one may be followed by another.
    uniqueIndex('inquiries_open').on(table.weddingId, table.storefrontId).where(sql`status <> 'CLOSED'`),
    // The couple's list, page by page.
    index('inquiries_inbox').on(table.weddingId, table.lastEventAt, table.uuid),
    index('inquiries_of_request').on(table.requestUuid),
    // One for each order of the vendor's lists: the first page costs the same with ten leads and with a hundred thousand.
    index('leads_by_recent').on(table.storefrontId, table.status, table.lastEventAt, table.uuid),
    index('leads_by_created').on(table.storefrontId, table.status, table.createdAt, table.uuid),
    index('leads_by_updated').on(table.storefrontId, table.status, table.updatedAt, table.uuid),
    // By code points, so that the beginning of a name is a range of it in every database.
    index('leads_by_name').on(
      table.storefrontId,
      table.status,
      sql`lower(${table.coupleNames}) collate "C"`,
      table.uuid,
    ),
    index('leads_by_day').on(
      table.storefrontId,
      table.status,
      sql`coalesce(${table.weddingDate}, '9999-12-31'::date)`,
      table.uuid,
    ),
    index('leads_by_tier').on(
      table.storefrontId,
      table.status,
      sql`(case ${table.tier} when 'GOLD' then 3 when 'SILVER' then 2 else 1 end)`,
      table.lastEventAt,
      table.uuid,
    ),
    // What needs the vendor first, the longest waiting before the others; `leads/server/list/lead-orders.store.ts` asks for it.
    index('leads_by_need').on(
      table.storefrontId,
      table.status,
      sql`(case when ${table.status} = 'READY' and ${table.expirationWarnings} > 0 then 0 when ${table.status} = 'READY' and ${table.nudgedAt} is not null then 1 when ${table.status} in ('READY', 'CONNECTED') and ${table.lastMessageBy} = 'COUPLE' then 2 else 3 end)`,
      sql`(case when ${table.status} = 'READY' then ${table.readyAt} else ${table.lastMessageAt} end)`,
      table.uuid,
    ),
    index('leads_by_expiry').on(table.storefrontId, table.status, table.readyAt, table.uuid),
    index('leads_expired')
      .on(table.storefrontId, table.lastEventAt, table.uuid)
      .where(sql`close_event_type = 'EXPIRATION'`),
    index('leads_unread')
      .on(table.storefrontId, table.status, table.lastEventAt, table.uuid)
      .where(sql`vendor_unread > 0`),
    index('leads_snoozed_of')
      .on(table.storefrontId, table.status, table.lastEventAt, table.uuid)
      .where(sql`snoozed_until is not null`),
    index('leads_snoozed').on(table.snoozedUntil).where(sql`snoozed_until is not null`),
    index('leads_unanswered')
      .on(table.storefrontId, table.lastMessageAt)
      .where(sql`status in ('READY', 'CONNECTED') and last_message_by = 'COUPLE'`),
    index('inquiries_booking_notices').on(table.bookingNoticeAt).where(sql`booking_notice_at is not null`),
    index('inquiries_confirmer').on(table.bookingConfirmedBy).where(sql`booking_confirmed_by is not null`),
    index('inquiries_ready').on(table.readyAt).where(sql`status = 'READY'`),
    index('inquiries_waiting').on(table.createdAt).where(sql`status in ('PENDING', 'NEW')`),
    check('inquiries_closed', sql`(status = 'CLOSED') = (close_event_type is not null)`),
    check('inquiries_held', sql`(status = 'PENDING') = (hold_reason is not null)`),
    check('inquiries_priced', sql`status in ('PENDING', 'NEW', 'CLOSED') or credit_price is not null`),
    check('inquiries_unread', sql`couple_unread >= 0 and vendor_unread >= 0`),
  ],
);

/** What happened, in order. Written once, never changed, except that a deleted account takes its words along. */
export const inquiryEvents = pgTable(
  'inquiry_events',
  {
    inquiryUuid: uuid('inquiry_uuid')
      .notNull()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    seq: integer('seq').notNull(),
    /** Chosen by the writer's browser for messages: a message sent twice is one message. */
    uuid: uuid('uuid').notNull().unique(),
    type: text('type').notNull().$type<InquiryEventType>(),
    side: text('side').notNull().$type<InquirySide>(),
    userId: uuid('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** What the writer was called then. */
    authorName: text('author_name').notNull().default(''),
    body: text('body').notNull().default('').$type<WrittenWords>(),
    reason: text('reason'),
    quote: jsonb('quote').$type<WrittenQuote>(),
    fromStatus: text('from_status').$type<InquiryStatus>(),
    toStatus: text('to_status').notNull().$type<InquiryStatus>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.inquiryUuid, table.seq] }),
    index('inquiry_events_author').on(table.userId),
  ],
);

/** A file that belongs to a message; without one until the message is sent. */
export const inquiryAttachments = pgTable(
  'inquiry_attachments',
  {
    uuid: uuid('uuid').primaryKey(),
    inquiryUuid: uuid('inquiry_uuid')
      .notNull()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    /** Null until its message is sent. */
    eventSeq: integer('event_seq'),
    side: text('side').notNull().$type<'COUPLE' | 'VENDOR'>(),
    uploadedBy: uuid('uploaded_by').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    mediaType: text('media_type').notNull().$type<AttachmentType>(),
    bytes: integer('bytes').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('inquiry_attachments_of').on(table.inquiryUuid, table.eventSeq),
    index('inquiry_attachments_author').on(table.uploadedBy),
    index('inquiry_attachments_loose').on(table.createdAt).where(sql`event_seq is null`),
  ],
);

/** A vendor says that a lead is no couple; staff decides. */
export const spamReports = pgTable(
  'inquiry_spam_reports',
  {
    inquiryUuid: uuid('inquiry_uuid')
      .primaryKey()
      .references(() => inquiries.uuid, { onDelete: 'cascade' }),
    reportedBy: uuid('reported_by').references(() => users.id, { onDelete: 'set null' }),
    note: text('note').notNull().default(''),
    reportedAt: instant('reported_at').notNull(),
    /** Null while staff has not looked. */
    verdict: text('verdict').$type<'SPAM' | 'GENUINE'>(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    index('inquiry_spam_reports_open').on(table.reportedAt).where(sql`verdict is null`),
    index('inquiry_spam_reports_author').on(table.reportedBy),
  ],
);
