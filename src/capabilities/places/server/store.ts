import { eq } from 'drizzle-orm';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { cities, markets, states } from '../tables.ts';

export type PlaceRow = {
  id: number;
  type: 'CITY' | 'MARKET';
  name: string;
  state_code: string;
  population: number | null;
  county: string | null;
  slug: string;
  market_id: number | null;
};

const CITY_COLUMNS = `id, 'CITY' as type, name, state_code, population, county, slug, market_id`;
const MARKET_COLUMNS = `id, 'MARKET' as type, name, state_code, population, null::text as county, slug, id as market_id`;

// The exact name first, then the larger place; range bounds instead of LIKE keep one plan for every input.
const citiesByPrefix = preparedQuery<PlaceRow>(
  'places_cities_by_prefix',
  `select ${CITY_COLUMNS} from cities
   where search_name ~>=~ $1 and search_name ~<~ $2 and ($3::text[] is null or state_code = any($3))
   order by search_name <> $1, population desc nulls last, id limit $4`,
);
const marketsByPrefix = preparedQuery<PlaceRow>(
  'places_markets_by_prefix',
  `select ${MARKET_COLUMNS} from markets
   where search_name ~>=~ $1 and search_name ~<~ $2 and ($3::text[] is null or state_code = any($3))
   order by search_name <> $1, population desc, id limit $4`,
);
const citiesByLikeness = preparedQuery<PlaceRow>(
  'places_cities_by_likeness',
  `select ${CITY_COLUMNS} from cities
   where search_name % $1 and ($2::text[] is null or state_code = any($2))
   order by round(similarity(search_name, $1)::numeric, 1) desc, population desc nulls last, id limit $3`,
);

type PrefixSearch = { name: string; stateCodes: string[] | null; limit: number };

/** The first text after every text that begins with `prefix` (byte order). */
function endOfPrefix(prefix: string): string {
  return `${prefix}\u{10FFFF}`;
}

export function findCitiesByPrefix(
  db: Database,
  { name, stateCodes, limit }: PrefixSearch,
): Promise<PlaceRow[]> {
  return citiesByPrefix(db, [name, endOfPrefix(name), stateCodes, limit]);
}

export function findMarketsByPrefix(
  db: Database,
  { name, stateCodes, limit }: PrefixSearch,
): Promise<PlaceRow[]> {
  return marketsByPrefix(db, [name, endOfPrefix(name), stateCodes, limit]);
}

export function findCitiesByLikeness(
  db: Database,
  { name, stateCodes, limit }: PrefixSearch,
): Promise<PlaceRow[]> {
  return citiesByLikeness(db, [name, stateCodes, limit]);
}

export function listStates(tx: Tx) {
  return tx
    .select({ name: states.name, stateCode: states.code, slug: states.slug })
    .from(states)
    .orderBy(states.name);
}

export async function findCity(tx: Tx, id: number) {
  const [city] = await tx.select().from(cities).where(eq(cities.id, id));
  return city;
}

export async function findCityBySlug(tx: Tx, slug: string) {
  const [city] = await tx.select().from(cities).where(eq(cities.slug, slug));
  return city;
}

export async function findMarket(tx: Tx, id: number) {
  const [market] = await tx.select().from(markets).where(eq(markets.id, id));
  return market;
}
