import { eq, sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { cities, states } from '../tables.ts';

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

type PlaceTable = 'cities' | 'markets';

const COLUMNS = {
  cities: `id, 'CITY' as type, name, state_code, population, county, slug, market_id`,
  markets: `id, 'MARKET' as type, name, state_code, population, null::text as county, slug, id as market_id`,
};

/**
 * Several readings in one round trip: for each, the names between two bounds. Bounds instead of LIKE keep one plan for
 * every input. The exact name comes first, then the larger place; where the census has no figure, last.
 */
function placesBetween(table: PlaceTable) {
  return preparedQuery<PlaceRow>(
    `places_${table}_between`,
    `select place.id, place.type, place.name, place.state_code, place.population, place.county, place.slug, place.market_id
     from unnest($1::text[], $2::text[], $3::text[], $4::int[]) as wanted(first, after, state_codes, rank)
     cross join lateral (
       select ${COLUMNS[table]}, search_name <> wanted.first as is_longer from ${table}
       where search_name ~>=~ wanted.first and search_name ~<~ wanted.after
         and (wanted.state_codes is null or state_code = any(string_to_array(wanted.state_codes, ',')))
       order by is_longer, population desc nulls last, id limit $5
     ) as place
     order by wanted.rank, place.is_longer, place.population desc nulls last, place.id`,
  );
}

const citiesBetween = placesBetween('cities');
const marketsBetween = placesBetween('markets');

export type NameRange = {
  first: string;
  after: string;
  stateCodes: string[] | null;
  rank: number;
};

function findPlacesBetween(query: typeof citiesBetween) {
  return (db: Database, ranges: NameRange[], limit: number): Promise<PlaceRow[]> =>
    query(db, [
      ranges.map(({ first }) => first),
      ranges.map(({ after }) => after),
      ranges.map(({ stateCodes }) => stateCodes?.join(',') ?? null),
      ranges.map(({ rank }) => rank),
      limit,
    ]);
}

export const findCitiesBetween = findPlacesBetween(citiesBetween);
export const findMarketsBetween = findPlacesBetween(marketsBetween);

const cityNames = preparedQuery<{ name: string; population: number }>(
  'places_city_names',
  `select search_name as name, coalesce(max(population), 0) as population from cities group by search_name`,
);

/** Every different name once, with its largest place. */
export function listCityNames(db: Database) {
  return cityNames(db, []);
}

export function listStates(tx: Tx) {
  return tx
    .select({ name: states.name, stateCode: states.code, slug: states.slug })
    .from(states)
    .orderBy(states.name);
}

const cityById = preparedQuery<PlaceRow>(
  'places_city_by_id',
  `select ${COLUMNS.cities} from cities where id = $1`,
);

export async function findCity(db: Database, id: number): Promise<PlaceRow | undefined> {
  const [city] = await cityById(db, [id]);
  return city;
}

export async function findCityBySlug(tx: Tx, slug: string) {
  const [city] = await tx.select().from(cities).where(eq(cities.slug, slug));
  return city;
}

export type SlugRow = {
  type: 'MARKET' | 'CITY' | 'STATE';
  name: string;
  state_code: string;
  market_id: number | null;
  lat: number | null;
  lon: number | null;
};

const placesBySlug = preparedQuery<SlugRow>(
  'places_by_slug',
  `select 'MARKET' as type, name, state_code, id as market_id, lat, lon from markets where slug = $1
   union all select 'CITY', name, state_code, market_id, lat, lon from cities where slug = $1
   union all select 'STATE', name, code, null, null, null from states where slug = $1`,
);

/** Whatever has this slug, the larger place first: a market often shares it with the city in its middle. */
export function findPlacesBySlug(db: Database, slug: string): Promise<SlugRow[]> {
  return placesBySlug(db, [slug]);
}

export type HomeRow = {
  market_id: number | null;
  population: number | null;
  lat: number;
  lon: number;
  miles_to_market_center: number | null;
};

/** A mile in degrees of latitude; longitudes shrink with it, which for a few miles is exact enough. */
const MILES_PER_DEGREE = 69.05;

/** Where a business of this city is: by its zip code where that is one of the same state, else in the city's middle. */
export async function findHome(tx: Tx, cityId: number, postalCode: string): Promise<HomeRow | undefined> {
  const { rows } = await tx.execute<HomeRow>(sql`
    select c.market_id, c.population, coalesce(z.lat, c.lat) as lat, coalesce(z.lon, c.lon) as lon,
      ${MILES_PER_DEGREE} * sqrt(power(c.lat - m.lat, 2) + power((c.lon - m.lon) * cos(radians(c.lat)), 2)) as miles_to_market_center
    from cities c left join markets m on m.id = c.market_id
      left join zips z on z.zip = left(${postalCode}, 5) and z.state_code = c.state_code
    where c.id = ${cityId}`);
  return rows[0];
}
