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
import type { PublicationStatus } from '#base/publication-status.ts';
import { mediaAssets } from '#capabilities/media/tables.ts';
import { cities } from '#capabilities/places/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { Season } from './rules/seasons.ts';
import type { StoryPart } from './rules/story.ts';
import type { WeddingSetting } from './rules/wedding-settings.ts';

/** A wedding that happened, told with its pictures and the people who made it. */
export const realWeddings = pgTable(
  'real_weddings',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid('uuid').notNull().unique(),
    slug: text('slug').notNull().unique(),
    title: text('title').notNull(),
    /** One or two sentences under the title. */
    summary: text('summary').notNull(),
    firstName: text('first_name').notNull(),
    partnerFirstName: text('partner_first_name').notNull(),
    weddingDate: date('wedding_date', { mode: 'string' }).notNull(),
    season: text('season').notNull().$type<Season>(),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    guestCount: integer('guest_count').notNull(),
    /** Color family of its pictures: 'blush'. */
    palette: text('palette').notNull(),
    /** 'garden', 'candlelit': what people browse by. */
    styles: text('styles').array().notNull().default([]),
    /** Under a roof, under the sky, or some of both. */
    setting: text('setting').notNull().default('BOTH').$type<WeddingSetting>(),
    story: jsonb('story').notNull().$type<StoryPart[]>(),
    /** The photographer who submitted it, where one did. */
    submittedBy: integer('submitted_by').references(() => storefronts.id, { onDelete: 'set null' }),
    status: text('status').notNull().$type<PublicationStatus>(),
    publishedAt: instant('published_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    index('real_weddings_newest').on(table.publishedAt.desc()).where(sql`status = 'ACCEPTED'`),
    index('real_weddings_city').on(table.cityId),
    check('real_weddings_published_accepted', sql`(published_at is not null) = (status = 'ACCEPTED')`),
  ],
);

export const realWeddingPhotos = pgTable(
  'real_wedding_photos',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    realWeddingId: integer('real_wedding_id')
      .notNull()
      .references(() => realWeddings.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => mediaAssets.id),
    /** The photo's own page. */
    slug: text('slug').notNull().unique(),
    caption: text('caption').notNull().default(''),
    /** What it shows: 'flowers', 'table', 'cake'. */
    subject: text('subject').notNull(),
  },
  (table) => [
    uniqueIndex('real_wedding_photos_order').on(table.realWeddingId, table.position),
    index('real_wedding_photos_asset').on(table.assetId),
    index('real_wedding_photos_subject').on(table.subject, table.id),
  ],
);

/** Who made the day: a storefront of ours, or a name alone. */
export const realWeddingCredits = pgTable(
  'real_wedding_credits',
  {
    realWeddingId: integer('real_wedding_id')
      .notNull()
      .references(() => realWeddings.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** 'Venue', 'Flowers'. */
    role: text('role').notNull(),
    name: text('name').notNull(),
    storefrontId: integer('storefront_id').references(() => storefronts.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.realWeddingId, table.position] }),
    index('real_wedding_credits_storefront').on(table.storefrontId),
  ],
);
