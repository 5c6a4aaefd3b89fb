import { doublePrecision, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';

export const states = pgTable('states', {
  code: text('code').primaryKey(),
  name: text('name').notNull(),
  slug: text('slug').notNull().unique(),
});

export const markets = pgTable('markets', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  stateCode: text('state_code')
    .notNull()
    .references(() => states.code),
  slug: text('slug').notNull().unique(),
  lat: doublePrecision('lat').notNull(),
  lon: doublePrecision('lon').notNull(),
  radiusMiles: integer('radius_miles').notNull(),
  population: integer('population').notNull(),
  searchName: text('search_name').notNull(),
});

export const cities = pgTable(
  'cities',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    stateCode: text('state_code')
      .notNull()
      .references(() => states.code),
    county: text('county').notNull(),
    /** Null where the census has no figure. */
    population: integer('population'),
    lat: doublePrecision('lat').notNull(),
    lon: doublePrecision('lon').notNull(),
    marketId: integer('market_id').references(() => markets.id),
    slug: text('slug').notNull(),
    searchName: text('search_name').notNull(),
  },
  (table) => [
    uniqueIndex('cities_slug').on(table.slug),
    index('cities_search_prefix').on(table.searchName.op('text_pattern_ops')),
    index('cities_market').on(table.marketId),
  ],
);

export const zips = pgTable('zips', {
  zip: text('zip').primaryKey(),
  city: text('city').notNull(),
  stateCode: text('state_code')
    .notNull()
    .references(() => states.code),
  lat: doublePrecision('lat').notNull(),
  lon: doublePrecision('lon').notNull(),
});

/** Which edition of each reference file the tables hold, so that a start loads only what changed. */
export const referenceLoads = pgTable('reference_loads', {
  file: text('file').primaryKey(),
  digest: text('digest').notNull(),
});
