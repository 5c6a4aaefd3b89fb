import {
  bigint,
  boolean,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';
import { storefronts } from '#capabilities/storefronts/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });
const mask = (name: string) => bigint(name, { mode: 'bigint' }).notNull();

/**
 * A published storefront as a search sees it: narrow, and derived from the storefront and its reviews. Whoever changes
 * those has this row written anew; nothing here is a truth of its own.
 */
export const storefrontSearch = pgTable(
  'storefront_search',
  {
    storefrontId: integer('storefront_id')
      .primaryKey()
      .references(() => storefronts.id, { onDelete: 'cascade' }),
    categoryId: smallint('category_id').notNull(),
    marketId: integer('market_id'),
    stateCode: text('state_code').notNull(),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    /** Which square of the map it stands in, so that 'near here' reads a few squares instead of a country. */
    cell: integer('cell').notNull(),
    /** One bit for each option of the category's own facets … */
    ownFacets: mask('own_facets'),
    /** … and of what every category shares: shared facets, kind of place, awards. */
    sharedFacets: mask('shared_facets'),
    priceCents: integer('price_cents'),
    capacity: integer('capacity'),
    /** What is known without the question asked: reviews, completeness, answers, freshness. */
    score: real('score').notNull(),
    reviewsScore: real('reviews_score').notNull(),
    completenessScore: real('completeness_score').notNull(),
    answersScore: real('answers_score').notNull(),
    freshnessScore: real('freshness_score').notNull(),
    rating: real('rating'),
    reviewsCount: integer('reviews_count').notNull(),
    publishedAt: instant('published_at').notNull(),
    featuredUntil: instant('featured_until'),
    showsAvailability: boolean('shows_availability').notNull(),
    /** Bit 0 for Sunday. */
    daysOff: smallint('days_off').notNull(),
    availableThrough: date('available_through', { mode: 'string' }),
  },
  (table) => [
    index('storefront_search_market').on(
      table.categoryId,
      table.marketId,
      table.score.desc(),
      table.storefrontId,
    ),
    index('storefront_search_state').on(
      table.categoryId,
      table.stateCode,
      table.score.desc(),
      table.storefrontId,
    ),
    index('storefront_search_everywhere').on(table.categoryId, table.score.desc(), table.storefrontId),
    index('storefront_search_cell').on(table.categoryId, table.cell),
  ],
);

/** How many storefronts of a place have an option, for searches without a filter. */
export const facetCounts = pgTable(
  'facet_counts',
  {
    categoryId: smallint('category_id').notNull(),
    /** 'all', 'market:3169', 'state:NY' */
    scope: text('scope').notNull(),
    /** The bit in own_facets; from 64 on, in shared_facets; -1 for all storefronts together. */
    bit: smallint('bit').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [primaryKey({ columns: [table.categoryId, table.scope, table.bit] })],
);

/** The best-ranked names behind a short beginning, which thousands share. Category 0 stands for all. */
export const namePrefixes = pgTable(
  'name_prefixes',
  {
    prefix: text('prefix').notNull(),
    categoryId: smallint('category_id').notNull(),
    storefrontIds: integer('storefront_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.prefix, table.categoryId] })],
);
