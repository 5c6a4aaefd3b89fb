import { sql } from 'drizzle-orm';
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { PublicationStatus } from '#base/publication-status.ts';
import type { ColorFamily } from '#capabilities/editorial/rules/color-families.ts';
import type { PhotoSubject } from '#capabilities/editorial/rules/photo-subjects.ts';
import type { WeddingSetting } from '#capabilities/editorial/rules/wedding-settings.ts';
import type { WeddingStyle } from '#capabilities/editorial/rules/wedding-styles.ts';
import { users } from '#capabilities/identity/tables.ts';
import { mediaAssets } from '#capabilities/media/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { CaseEvent } from './rules/case-events.ts';
import type { Consent } from './rules/consent.ts';
import type { CreditState } from './rules/credit-states.ts';
import type { HoldReason } from './rules/hold-reasons.ts';

const person = (name: string) => uuid(name).references(() => users.id, { onDelete: 'set null' });

/** A wedding that a photographer sends in, from the first word to the page and after. */
export const weddingSubmissions = pgTable(
  'wedding_submissions',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid('uuid').notNull().unique(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id),
    /** What its pictures belong to while nobody else may see them. */
    scopeId: uuid('scope_id').notNull().unique(),
    status: text('status').notNull().default('NEW').$type<PublicationStatus>(),
    /** Of the words and the order of the photos; a couple agrees to one of them. */
    version: integer('version').notNull().default(1),
    firstName: text('first_name').notNull().default(''),
    partnerFirstName: text('partner_first_name').notNull().default(''),
    weddingDate: date('wedding_date', { mode: 'string' }),
    cityId: integer('city_id').references(() => cities.id),
    guestCount: integer('guest_count'),
    palette: text('palette').$type<ColorFamily>(),
    styles: text('styles').array().notNull().default([]).$type<WeddingStyle[]>(),
    setting: text('setting').$type<WeddingSetting>(),
    title: text('title').notNull().default(''),
    summary: text('summary').notNull().default(''),
    /** Paragraphs, with a blank line between them. */
    story: text('story').notNull().default(''),
    coupleEmail: text('couple_email').notNull().default(''),
    consent: text('consent').notNull().default('NONE').$type<Consent>(),
    /** What the couple has agreed to. */
    consentVersion: integer('consent_version'),
    consentAt: instant('consent_at'),
    /** What the couple wants changed, or why it said no. */
    consentNote: text('consent_note').notNull().default(''),
    /** Raised with the address, which ends the link that was mailed to the last one. */
    linkNumber: integer('link_number').notNull().default(0),
    linkHash: text('link_hash').unique(),
    askedAt: instant('asked_at'),
    holds: text('holds').array().notNull().default([]).$type<HoldReason[]>(),
    sentAt: instant('sent_at'),
    takenBy: person('taken_by'),
    takenAt: instant('taken_at'),
    /** Who wants a colleague to decide. */
    secondLookBy: person('second_look_by'),
    decidedBy: person('decided_by'),
    decidedAt: instant('decided_at'),
    /** Told to the photographer where it was turned away. */
    reason: text('reason').notNull().default(''),
    /** Its page, while there is one. */
    slug: text('slug'),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('wedding_submissions_of').on(table.storefrontId, table.id),
    index('wedding_submissions_city').on(table.cityId),
    index('wedding_submissions_waiting').on(table.sentAt).where(sql`status in ('SUBMITTED', 'IN_REVIEW')`),
    index('wedding_submissions_decided').on(table.decidedAt).where(sql`decided_at is not null`),
    index('wedding_submissions_couple').on(table.coupleEmail).where(sql`couple_email <> ''`),
    index('wedding_submissions_taken').on(table.takenBy),
    index('wedding_submissions_second').on(table.secondLookBy),
    index('wedding_submissions_decider').on(table.decidedBy),
    check('wedding_submissions_shown', sql`(slug is not null) = (status = 'ACCEPTED')`),
    check(
      'wedding_submissions_agreed',
      sql`status <> 'ACCEPTED' or (consent = 'GIVEN' and consent_version = version)`,
    ),
  ],
);

export const submissionPhotos = pgTable(
  'submission_photos',
  {
    submissionId: integer('submission_id')
      .notNull()
      .references(() => weddingSubmissions.id, { onDelete: 'cascade' }),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => mediaAssets.id),
    position: smallint('position').notNull(),
    caption: text('caption').notNull().default(''),
    subject: text('subject').notNull().default('details').$type<PhotoSubject>(),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.pictureId] }),
    uniqueIndex('submission_photos_picture').on(table.pictureId),
    index('submission_photos_order').on(table.submissionId, table.position),
  ],
);

/** Who made the day. A business of ours says itself whether it was there. */
export const submissionCredits = pgTable(
  'submission_credits',
  {
    submissionId: integer('submission_id')
      .notNull()
      .references(() => weddingSubmissions.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    role: text('role').notNull().default(''),
    name: text('name').notNull().default(''),
    website: text('website').notNull().default(''),
    storefrontId: integer('storefront_id').references(() => storefronts.id, { onDelete: 'set null' }),
    /** Null where nobody can be asked. */
    state: text('state').$type<CreditState>(),
    answeredBy: person('answered_by'),
    answeredAt: instant('answered_at'),
  },
  (table) => [
    primaryKey({ columns: [table.submissionId, table.position] }),
    uniqueIndex('submission_credits_once')
      .on(table.submissionId, table.storefrontId)
      .where(sql`storefront_id is not null`),
    index('submission_credits_storefront').on(table.storefrontId),
    index('submission_credits_answerer').on(table.answeredBy),
  ],
);

/** Every step of a submission, and who took it. */
export const submissionLog = pgTable(
  'submission_log',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    submissionId: integer('submission_id')
      .notNull()
      .references(() => weddingSubmissions.id, { onDelete: 'cascade' }),
    event: text('event').notNull().$type<CaseEvent>(),
    /** Nobody for the couple, which needs no account. */
    actorId: person('actor_id'),
    note: text('note').notNull().default(''),
    at: instant('at').notNull(),
  },
  (table) => [
    index('submission_log_of').on(table.submissionId, table.id),
    index('submission_log_actor').on(table.actorId),
  ],
);
