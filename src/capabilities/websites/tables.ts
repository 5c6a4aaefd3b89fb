import { sql } from 'drizzle-orm';
import {
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
import { mediaAssets } from '#capabilities/media/tables.ts';
import { weddings } from '#capabilities/weddings/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { EventVisibility, PageVisibility, SitePrivacy } from './rules/privacy/site-privacy.ts';
import type { ReportReason } from './rules/report-rules.ts';
import type { SiteState } from './rules/site-states.ts';
import type { DraftBlock, PageKind, SiteContent, SiteLook } from './rules/stored/site-content.ts';
import type { Words } from './rules/stored/words.ts';
import type { VersionKind } from './rules/versions.ts';

const weddingId = () =>
  uuid('wedding_id')
    .notNull()
    .references(() => weddings.id, { onDelete: 'cascade' });

/** A couple’s website: how it looks, who gets in, and what guests read today. */
export const websites = pgTable(
  'websites',
  {
    weddingId: weddingId().primaryKey(),
    state: text('state').notNull().$type<SiteState>(),
    look: jsonb('look').notNull().$type<SiteLook>(),
    lookVersion: integer('look_version').notNull().default(1),
    /** Grows with every change of look, pages or blocks. */
    draftVersion: integer('draft_version').notNull().default(1),
    privacy: text('privacy').notNull().default('PASSCODE').$type<SitePrivacy>(),
    /** Asked for apart, and nothing without PUBLIC. */
    isListed: boolean('is_listed').notNull().default(false),
    isIndexed: boolean('is_indexed').notNull().default(false),
    /** What its private pictures belong to. */
    pictureScope: uuid('picture_scope').notNull(),
    /** Sealed, since couples print it again. */
    passcode: text('passcode').notNull(),
    /** A new passcode ends what the old one opened. */
    passcodeVersion: integer('passcode_version').notNull().default(1),
    /** Where the couple decided otherwise than we suggest. */
    eventVisibility: jsonb('event_visibility').notNull().default({}).$type<Record<string, EventVisibility>>(),
    published: jsonb('published').$type<SiteContent>(),
    /** Which draft that was. */
    publishedVersion: integer('published_version'),
    publishedAt: instant('published_at'),
    /** Nobody reads it from this day on, and its words and pictures are deleted. */
    forgetOn: date('forget_on', { mode: 'string' }),
    /** By staff, and until they decide otherwise. */
    takenDownAt: instant('taken_down_at'),
    takenDownFor: text('taken_down_for').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    index('websites_forgetting').on(table.forgetOn).where(sql`forget_on is not null`),
    index('websites_published').on(table.publishedAt).where(sql`state = 'PUBLISHED'`),
    // Few ask to be found, and only they are looked through.
    index('websites_listed').on(table.weddingId).where(sql`is_listed`),
    index('websites_indexed').on(table.publishedAt).where(sql`is_indexed`),
    check('websites_state', sql`state in ('DRAFT', 'PUBLISHED', 'HIDDEN', 'FORGOTTEN')`),
    check('websites_privacy', sql`privacy in ('PASSCODE', 'LINK', 'PUBLIC')`),
    check('websites_found', sql`privacy = 'PUBLIC' or not (is_listed or is_indexed)`),
    check('websites_published_whole', sql`state <> 'PUBLISHED' or published is not null`),
    check('websites_forgotten_whole', sql`state <> 'FORGOTTEN' or published is null`),
  ],
);

/** Addresses of sites. One that was given up leads on until it is free again. */
export const websiteSlugs = pgTable(
  'website_slugs',
  {
    slug: text('slug').primaryKey(),
    weddingId: weddingId(),
    since: instant('since').notNull(),
    /** Null for the one in use. */
    until: instant('until'),
  },
  (table) => [
    uniqueIndex('website_slugs_current').on(table.weddingId).where(sql`until is null`),
    index('website_slugs_of').on(table.weddingId),
    check(
      'website_slugs_form',
      sql`slug ~ '^[a-z0-9]([a-z0-9_-]*[a-z0-9])?$' and length(slug) between 3 and 40`,
    ),
  ],
);

/** A page as the couple writes it, its blocks with it: they are read and saved page by page. */
export const websitePages = pgTable(
  'website_pages',
  {
    weddingId: weddingId(),
    /** Made by whoever added it, so it is theirs alone within their wedding. */
    uuid: uuid('uuid').notNull(),
    position: smallint('position').notNull(),
    kind: text('kind').notNull().$type<PageKind>(),
    slug: text('slug').notNull(),
    title: jsonb('title').notNull().$type<Words>(),
    version: integer('version').notNull().default(1),
    blocks: jsonb('blocks').notNull().default([]).$type<DraftBlock[]>(),
  },
  (table) => [primaryKey({ columns: [table.weddingId, table.uuid] })],
);

/** Who may read a page; counts at once and for what is published too, so it is no part of the draft. */
export const websitePagePrivacy = pgTable(
  'website_page_privacy',
  {
    weddingId: weddingId(),
    pageUuid: uuid('page_uuid').notNull(),
    visibility: text('visibility').notNull().$type<PageVisibility>(),
    eventUuids: uuid('event_uuids').array().notNull().default([]),
    /** Its own, sealed. */
    passcode: text('passcode').notNull().default(''),
    passcodeVersion: integer('passcode_version').notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.pageUuid] }),
    check('website_page_privacy_kind', sql`visibility in ('EVERYONE', 'PASSCODE', 'INVITED', 'HIDDEN')`),
    check('website_page_privacy_passcode', sql`visibility <> 'PASSCODE' or passcode <> ''`),
  ],
);

/** Pictures brought for a site: what its blocks may show. */
export const websitePictures = pgTable(
  'website_pictures',
  {
    weddingId: weddingId(),
    pictureId: uuid('picture_id')
      .notNull()
      .references(() => mediaAssets.id),
    addedAt: instant('added_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.pictureId] }),
    index('website_pictures_shown').on(table.pictureId),
  ],
);

/** Batches of changes that came in, so that one sent again changes nothing. */
export const websiteBatches = pgTable(
  'website_batches',
  {
    weddingId: weddingId(),
    batchUuid: uuid('batch_uuid').notNull(),
    at: instant('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.batchUuid] }),
    index('website_batches_old').on(table.at),
  ],
);

/** The site as it was. */
export const websiteVersions = pgTable(
  'website_versions',
  {
    weddingId: weddingId(),
    number: integer('number').notNull(),
    kind: text('kind').notNull().$type<VersionKind>(),
    at: instant('at').notNull(),
    byUser: uuid('by_user').references(() => users.id, { onDelete: 'set null' }),
    /** What it brought, in words. */
    changes: jsonb('changes').notNull().$type<string[]>(),
    content: jsonb('content').notNull().$type<SiteContent>(),
  },
  (table) => [
    primaryKey({ columns: [table.weddingId, table.number] }),
    index('website_versions_by').on(table.byUser).where(sql`by_user is not null`),
    check('website_versions_kind', sql`kind in ('EDITED', 'PUBLISHED', 'RESTORED')`),
  ],
);

/** What guests wrote to the couple on their site. */
export const websiteMessages = pgTable(
  'website_messages',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    name: text('name').notNull(),
    email: text('email').notNull(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    readAt: instant('read_at'),
    /** Kept for a while after, so that it can be taken back. */
    removedAt: instant('removed_at'),
  },
  (table) => [
    index('website_messages_of').on(table.weddingId, table.at),
    index('website_messages_removed').on(table.removedAt).where(sql`removed_at is not null`),
  ],
);

/** What somebody thinks staff should look at. */
export const websiteReports = pgTable(
  'website_reports',
  {
    uuid: uuid('uuid').primaryKey(),
    weddingId: weddingId(),
    reason: text('reason').notNull().$type<ReportReason>(),
    text: text('text').notNull(),
    at: instant('at').notNull(),
    decidedAt: instant('decided_at'),
    decidedBy: uuid('decided_by').references(() => users.id, { onDelete: 'set null' }),
  },
  (table) => [
    index('website_reports_of').on(table.weddingId),
    index('website_reports_open').on(table.at).where(sql`decided_at is null`),
    index('website_reports_decider').on(table.decidedBy).where(sql`decided_by is not null`),
  ],
);
