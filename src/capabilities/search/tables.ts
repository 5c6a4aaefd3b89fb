import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  json,
  pgTable,
  primaryKey,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import { instant } from '#platform/database/columns.ts';

const mask = (name: string) => bigint(name, { mode: 'bigint' }).notNull();
const version = () => bigint('version', { mode: 'number' }).notNull();

/**
 * A published storefront as a search sees it: narrow, and derived from the storefront and its reviews. Whoever changes
 * those has this row written anew; nothing here is a truth of its own. There is no reference to the storefront: a row
 * that vanished with it would leave without the note in `search_removals` that processes hear of it by.
 */
export const storefrontSearch = pgTable(
  'storefront_search',
  {
    storefrontId: integer('storefront_id').primaryKey(),
    categoryId: smallint('category_id').notNull(),
    marketId: integer('market_id'),
    stateCode: text('state_code').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** One bit for each option of the category's own facets … */
    ownFacets: mask('own_facets'),
    /** … and of what every category shares: shared facets, kind of place, awards. */
    sharedFacets: mask('shared_facets'),
    /** Where prices begin; null where there is none or the business does not show it. */
    priceCents: integer('price_cents'),
    /** The guests of the largest space. */
    capacity: integer('capacity'),
    /** What is known without the question asked, in tenths of a point. */
    reviewsScore: smallint('reviews_score').notNull(),
    completenessScore: smallint('completeness_score').notNull(),
    answersScore: smallint('answers_score').notNull(),
    freshnessScore: smallint('freshness_score').notNull(),
    /** The average in hundredths of a star. */
    rating: smallint('rating'),
    reviewsCount: integer('reviews_count').notNull(),
    publishedAt: instant('published_at').notNull(),
    featuredUntil: instant('featured_until'),
    showsAvailability: boolean('shows_availability').notNull(),
    /** Bit 0 for Sunday. */
    daysOff: smallint('days_off').notNull(),
    availableThrough: date('available_through', { mode: 'string' }),
    /** Lower case, without accents and signs but the apostrophes inside words. */
    searchName: text('search_name').notNull(),
    /** The change of its category that wrote this row. */
    version: version(),
  },
  (table) => [index('storefront_search_changes').on(table.categoryId, table.version, table.storefrontId)],
);

/**
 * The card of a listed storefront, gathered from a dozen tables, checked and written as JSON when its search row is: a page
 * of cards is then a read of 24 rows, wherever in a million they are, and is sent as it was read. Rows are kept whole,
 * without a table beside them for long values (see the migration), so that each is one page of the disk.
 */
export const vendorCards = pgTable('vendor_cards', {
  storefrontId: integer('storefront_id')
    .primaryKey()
    .references(() => storefronts.id, { onDelete: 'cascade' }),
  /** Which version of the program wrote it; others write their own. */
  form: smallint('form').notNull(),
  /** Members of an object, without its braces: what lists show, and what only the card alone has. */
  listed: text('listed').notNull(),
  further: text('further').notNull(),
  /** A whole array. */
  images: text('images').notNull(),
  coverId: uuid('cover_id'),
  /** Of those that somebody has claimed. */
  publishedAt: instant('published_at'),
  reviewsScore: smallint('reviews_score').notNull(),
  completenessScore: smallint('completeness_score').notNull(),
  answersScore: smallint('answers_score').notNull(),
  freshnessScore: smallint('freshness_score').notNull(),
});

/** Cards of the version before this one, emptied: it gathers those that are missing. Leaves with the next version. */
export const storefrontCards = pgTable('storefront_cards', {
  storefrontId: integer('storefront_id')
    .primaryKey()
    .references(() => storefronts.id, { onDelete: 'cascade' }),
  card: json('card').notNull(),
});

/** How often the rows of a category were written. Its row is the lock under which they change. */
export const searchVersions = pgTable('search_versions', {
  categoryId: smallint('category_id').primaryKey(),
  version: version(),
});

/** Storefronts that left a category's search, and with which change. */
export const searchRemovals = pgTable(
  'search_removals',
  {
    categoryId: smallint('category_id').notNull(),
    storefrontId: integer('storefront_id').notNull(),
    version: version(),
  },
  (table) => [
    primaryKey({ columns: [table.categoryId, table.storefrontId] }),
    index('search_removals_changes').on(table.categoryId, table.version),
  ],
);
