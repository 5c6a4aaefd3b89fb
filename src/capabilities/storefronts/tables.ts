import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  date,
  doublePrecision,
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
import { users } from '#capabilities/identity/tables.ts';
import { mediaAssets } from '#capabilities/media/tables.ts';
import { cities, markets } from '#capabilities/places/tables.ts';
import { instant } from '#platform/database/columns.ts';
import type { AvailabilityBlockKind } from './rules/availability.ts';
import type { Faq } from './rules/faqs.ts';
import type { Gallery, MediaSource } from './rules/galleries.ts';
import type { MetroType } from './rules/metro-types.ts';
import type { SocialLinks, StorefrontVideo } from './rules/social-links.ts';
import type { StorefrontRole } from './rules/storefront-roles.ts';
import type { SpaceSetting } from './rules/venue-spaces.ts';

const cents = (name: string) => bigint(name, { mode: 'number' });

/** A business as couples see it. Numbers for joins and indexes, the uuid for addresses and calls. */
export const storefronts = pgTable(
  'storefronts',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    uuid: uuid('uuid').notNull().unique(),
    taxonomyNodeId: smallint('taxonomy_node_id').notNull(),
    name: text('name').notNull(),
    /** Its part of the page's address, one of a kind within the category. */
    slug: text('slug').notNull(),
    description: text('description').notNull().default(''),
    pros: text('pros').array().notNull().default([]),
    cons: text('cons').array().notNull().default([]),

    address1: text('address1').notNull().default(''),
    cityId: integer('city_id')
      .notNull()
      .references(() => cities.id),
    /** The city's market, kept here because every search begins with it. */
    marketId: integer('market_id').references(() => markets.id),
    postalCode: text('postal_code').notNull().default(''),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    metroType: text('metro_type').notNull().$type<MetroType>(),
    travelRadiusMiles: smallint('travel_radius_miles').notNull().default(50),

    publicationStatus: text('publication_status').notNull().default('NEW').$type<PublicationStatus>(),
    submittedAt: instant('submitted_at'),
    publishedAt: instant('published_at'),
    /** When it was published, while its own people have taken it down; it comes back without a review. */
    formerlyPublishedAt: instant('formerly_published_at'),
    /** When somebody of the business took the listing over; null while nobody has. */
    claimedAt: instant('claimed_at'),
    featuredUntil: instant('featured_until'),

    /** Chosen facet options; read and written as a whole. */
    optionIds: integer('option_ids').array().notNull().default([]),
    faqs: jsonb('faqs').notNull().default([]).$type<Faq[]>(),
    social: jsonb('social').notNull().default({}).$type<SocialLinks>(),
    video: jsonb('video').$type<StorefrontVideo>(),
    logoAssetId: uuid('logo_asset_id').references(() => mediaAssets.id, { onDelete: 'set null' }),

    displayAvailability: boolean('display_availability').notNull().default(false),
    availableThrough: date('available_through', { mode: 'string' }),
    /** Days of the week nobody can be booked, 0 for Sunday. */
    daysOff: smallint('days_off').array().notNull().default([]),

    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Grows with every change, so that an editor can tell whether it edits the newest. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    uniqueIndex('storefronts_address').on(table.taxonomyNodeId, table.slug),
    index('storefronts_published')
      .on(table.taxonomyNodeId, table.marketId)
      .where(sql`published_at is not null`),
    index('storefronts_name').on(sql`lower(${table.name}) text_pattern_ops`),
    index('storefronts_city').on(table.cityId),
    check('storefronts_published_accepted', sql`published_at is null or publication_status = 'ACCEPTED'`),
    check(
      'storefronts_formerly_published',
      sql`formerly_published_at is null or publication_status = 'CLOSED'`,
    ),
    // The same words elsewhere are found by this, whatever their spaces, signs and capitals.
    index('storefronts_same_description')
      .on(sql`md5(lower(regexp_replace(${table.description}, '\\W+', '', 'g')))`)
      .where(sql`description <> ''`),
    check('storefronts_place', sql`lat between -90 and 90 and lon between -180 and 180`),
  ],
);

/** Everything a listing says about money, in cents. Which fields a category uses is its rules' business. */
export const storefrontPrices = pgTable(
  'storefront_prices',
  {
    storefrontId: integer('storefront_id')
      .primaryKey()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    priceRangeVisible: boolean('price_range_visible').notNull().default(true),
    /** Derived from the category's leading price; null while there is none. */
    priceTier: smallint('price_tier'),
    startingPriceCents: cents('starting_price_cents'),
    targetCoupleBudgetMin: cents('target_couple_budget_min'),
    targetCoupleBudgetMax: cents('target_couple_budget_max'),
    targetPerPersonBudgetMin: cents('target_per_person_budget_min'),
    targetPerPersonBudgetMax: cents('target_per_person_budget_max'),
    targetCoupleFullBudgetMin: cents('target_couple_full_budget_min'),
    targetCoupleFullBudgetMax: cents('target_couple_full_budget_max'),
    /** Planners': what full planning costs. */
    targetCoupleFullBudgetMinCents: cents('target_couple_full_budget_min_cents'),
    targetCoupleFullBudgetMaxCents: cents('target_couple_full_budget_max_cents'),
    fullStartPriceCents: cents('full_start_price_cents'),
    fullEndPriceCents: cents('full_end_price_cents'),
    peakStartPriceCents: cents('peak_start_price_cents'),
    peakEndPriceCents: cents('peak_end_price_cents'),
    offPeakStartPriceCents: cents('off_peak_start_price_cents'),
    offPeakEndPriceCents: cents('off_peak_end_price_cents'),
    elopementStartPriceCents: cents('elopement_start_price_cents'),
    elopementEndPriceCents: cents('elopement_end_price_cents'),
    startPriceCents: cents('start_price_cents'),
    startPriceCentsPerPerson: cents('start_price_cents_per_person'),
    alcoholPerPersonStartPriceCents: cents('alcohol_per_person_start_price_cents'),
    minimumHeadCount: integer('minimum_head_count'),
    minimumSpendCents: cents('minimum_spend_cents'),
    ceremonyStartPriceCents: cents('ceremony_start_price_cents'),
    receptionStartPriceCents: cents('reception_start_price_cents'),
    bridalBouquetStartPriceCents: cents('bridal_bouquet_start_price_cents'),
    bridalBouquetEndPriceCents: cents('bridal_bouquet_end_price_cents'),
    lowCenterpieceStartPriceCents: cents('low_centerpiece_start_price_cents'),
    lowCenterpieceEndPriceCents: cents('low_centerpiece_end_price_cents'),
  },
  () => [
    check(
      'storefront_prices_ranges',
      sql`target_couple_budget_min <= target_couple_budget_max
        and target_per_person_budget_min <= target_per_person_budget_max
        and target_couple_full_budget_min <= target_couple_full_budget_max
        and full_start_price_cents <= full_end_price_cents
        and peak_start_price_cents <= peak_end_price_cents
        and off_peak_start_price_cents <= off_peak_end_price_cents
        and elopement_start_price_cents <= elopement_end_price_cents
        and bridal_bouquet_start_price_cents <= bridal_bouquet_end_price_cents
        and low_centerpiece_start_price_cents <= low_centerpiece_end_price_cents`,
    ),
    check(
      'storefront_prices_full_planning',
      sql`target_couple_full_budget_min_cents <= target_couple_full_budget_max_cents`,
    ),
    check('storefront_prices_tier', sql`price_tier between 1 and 4`),
    check(
      'storefront_prices_not_negative',
      sql`starting_price_cents >= 0 and minimum_head_count >= 0 and minimum_spend_cents >= 0`,
    ),
  ],
);

/** Who works for a business, and what they may do there. */
export const storefrontMembers = pgTable(
  'storefront_members',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text('role').notNull().$type<StorefrontRole>(),
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.userId] }),
    index('storefront_members_user').on(table.userId),
  ],
);

/** The cover gallery and the photo gallery, in the order the business chose. */
export const storefrontImages = pgTable(
  'storefront_images',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    gallery: text('gallery').notNull().$type<Gallery>(),
    position: smallint('position').notNull(),
    assetId: uuid('asset_id')
      .notNull()
      .references(() => mediaAssets.id),
    /** Sent by the business from its device, or fetched from an address it named. */
    source: text('source').notNull().default('FILE').$type<MediaSource>(),
    caption: text('caption').notNull().default(''),
    /** Empty where the picture's own description will do. */
    altText: text('alt_text').notNull().default(''),
    /** What must stay in sight when the picture is cut, in hundredths from the left and from the top. */
    focusX: smallint('focus_x').notNull().default(50),
    focusY: smallint('focus_y').notNull().default(50),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.gallery, table.position] }),
    index('storefront_images_asset').on(table.assetId),
    check('storefront_images_focus', sql`focus_x between 0 and 100 and focus_y between 0 and 100`),
  ],
);

export const venueSpaces = pgTable(
  'venue_spaces',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    setting: text('setting').notNull().$type<SpaceSetting>(),
    seatedCapacity: integer('seated_capacity').notNull(),
    standingCapacity: integer('standing_capacity'),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.position] }),
    check('venue_spaces_capacity', sql`seated_capacity >= 0 and standing_capacity >= 0`),
  ],
);

export const venueMenus = pgTable(
  'venue_menus',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    name: text('name').notNull(),
    description: text('description').notNull().default(''),
    pricePerPersonCents: cents('price_per_person_cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.position] }),
    check('venue_menus_price', sql`price_per_person_cents >= 0`),
  ],
);

/** Days a business cannot be booked, and why; one that is held for several reasons is free when the last of them ends. */
export const availabilityBlocks = pgTable(
  'availability_blocks',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    kind: text('kind').notNull().$type<AvailabilityBlockKind>(),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.day, table.kind] }),
    index('availability_blocks_day').on(table.day, table.storefrontId),
  ],
);

/** Colleagues a business recommends, in its order. */
export const preferredVendors = pgTable(
  'preferred_vendors',
  {
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    preferredId: integer('preferred_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    position: smallint('position').notNull(),
    /** What couples read beside the name. */
    note: text('note').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.storefrontId, table.preferredId] }),
    index('preferred_vendors_back').on(table.preferredId),
    check('preferred_vendors_others', sql`storefront_id <> preferred_id`),
  ],
);

/** Former addresses, so that old links lead to the new page. */
export const formerSlugs = pgTable(
  'former_slugs',
  {
    taxonomyNodeId: smallint('taxonomy_node_id').notNull(),
    slug: text('slug').notNull(),
    storefrontId: integer('storefront_id')
      .notNull()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    movedAt: instant('moved_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.taxonomyNodeId, table.slug] }),
    index('former_slugs_storefront').on(table.storefrontId),
  ],
);
