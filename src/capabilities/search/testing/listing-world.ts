import { addDays, type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { type SeededRandom, seededRandom } from '#base/seeded-random.ts';
import { AWARDS, type AwardKey } from '#capabilities/storefronts/rules/badges.ts';
import { METRO_TYPES, type MetroType } from '#capabilities/storefronts/rules/metro-types.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import { marketplaceCategory } from '#capabilities/taxonomy/rules/categories.ts';
import { facetRootsOf } from '#capabilities/taxonomy/rules/facets.ts';
import type { Database } from '#platform/database/database.ts';

/** A storefront as a test made it up: everything a search may ask, before any table has seen it. */
export type Listing = {
  id: number;
  uuid: string;
  category: TaxonomyKey;
  name: string;
  cityId: number;
  stateCode: string;
  marketId: number | null;
  lat: number;
  lon: number;
  metroType: MetroType;
  optionIds: number[];
  isPublished: boolean;
  publishedAt: Date;
  featuredUntil: Date | null;
  showsAvailability: boolean;
  daysOff: number[];
  availableThrough: CalendarDate | null;
  blockedDays: CalendarDate[];
  priceCents: number | null;
  isPriceVisible: boolean;
  capacity: number | null;
  awards: AwardKey[];
  stars: number[];
  answers: { received: number; answered: number; medianMinutes: number | null } | null;
};

export const NOW = new Date('2026-11-15T12:00:00Z');
const TODAY = calendarDate('2026-11-15');
export const SATURDAYS = [7, 14, 210, 217, 700].map((days) => addDays(TODAY, days - 1));

/** Two markets in New York, one in Vermont, and a town outside of all. */
export const CITIES = [
  { id: 1, name: 'Hudson', state: 'NY', slug: 'hudson-ny', market: 1, lat: 42.25, lon: -73.79 },
  { id: 2, name: 'Kingston', state: 'NY', slug: 'kingston-ny', market: 1, lat: 41.93, lon: -74.0 },
  { id: 3, name: 'Catskill', state: 'NY', slug: 'catskill-ny', market: 1, lat: 42.22, lon: -73.86 },
  { id: 4, name: 'Buffalo', state: 'NY', slug: 'buffalo-ny', market: 2, lat: 42.89, lon: -78.88 },
  { id: 5, name: 'Stowe', state: 'VT', slug: 'stowe-vt', market: 3, lat: 44.47, lon: -72.69 },
  { id: 6, name: 'Pownal', state: 'VT', slug: 'pownal-vt', market: null, lat: 42.77, lon: -73.24 },
] as const;

export const MARKETS = [
  { id: 1, name: 'Hudson Valley', state: 'NY', slug: 'hudson-valley-ny', lat: 42.0, lon: -73.9 },
  { id: 2, name: 'Buffalo', state: 'NY', slug: 'buffalo-ny', lat: 42.89, lon: -78.88 },
  { id: 3, name: 'Burlington', state: 'VT', slug: 'burlington-vt', lat: 44.48, lon: -73.21 },
] as const;

function makeUp(random: SeededRandom, id: number, category: TaxonomyKey): Listing {
  const city = random.pickWeighted(CITIES, ({ id: number }) => (number <= 3 ? 4 : 2));
  const options = facetRootsOf(category).flatMap((root) => root.options);
  const hasCapacity = category === 'wedding-venues' && random.chance(0.9);
  const received = random.int(0, 30);
  const answered = random.int(0, received);
  return {
    id,
    uuid: random.uuid(),
    category,
    name: `${random.pick(['The ', 'Émile’s ', 'Ab', 'abc', ''])}${random.pick(['Barn', 'Élan', 'Øst & West', 'Mill'])} ${id}`,
    cityId: city.id,
    stateCode: city.state,
    marketId: city.market,
    lat: city.lat + random.normal(0, 0.25),
    lon: city.lon + random.normal(0, 0.25),
    metroType: random.pick(METRO_TYPES),
    optionIds: random.sample(options, random.int(0, 35)).map((option) => option.id),
    isPublished: random.chance(0.9),
    publishedAt: new Date(NOW.getTime() - random.int(1, 900) * 86_400_000),
    featuredUntil: random.chance(0.1) ? new Date(NOW.getTime() + random.int(-20, 20) * 86_400_000) : null,
    showsAvailability: random.chance(0.6),
    daysOff: random.chance(0.3) ? [random.int(0, 6)] : [],
    availableThrough: random.chance(0.8) ? addDays(TODAY, random.int(100, 800)) : null,
    blockedDays: SATURDAYS.filter(() => random.chance(0.4)),
    priceCents: random.chance(0.9) ? random.int(0, 200) * 10_000 : null,
    isPriceVisible: random.chance(0.9),
    capacity: hasCapacity ? random.pick([0, 30, 50, 51, 120, 200, 450]) : null,
    awards: AWARDS.filter(() => random.chance(0.25)),
    stars: Array.from({ length: random.chance(0.3) ? 0 : random.int(1, 40) }, () => random.int(2, 5)),
    answers: random.chance(0.5)
      ? { received, answered, medianMinutes: answered > 0 ? random.int(5, 9_000) : null }
      : null,
  };
}

export function makeListings(seed: string, count: number, category: TaxonomyKey, firstId: number): Listing[] {
  return Array.from({ length: count }, (_, index) =>
    makeUp(seededRandom(seed, 'listing', firstId + index), firstId + index, category),
  );
}

export async function insertPlaces(db: Database): Promise<void> {
  await db.$client.query(
    `insert into states (code, name, slug) values ('NY', 'New York', 'new-york'), ('VT', 'Vermont', 'vermont')`,
  );
  for (const { id, name, state, slug, lat, lon } of MARKETS) {
    await db.$client.query(
      `insert into markets (id, name, state_code, slug, lat, lon, radius_miles, population, search_name)
       values ($1, $2, $3, $4, $5, $6, 40, 1000, lower($2))`,
      [id, name, state, slug, lat, lon],
    );
  }
  for (const { id, name, state, slug, market, lat, lon } of CITIES) {
    await db.$client.query(
      `insert into cities (id, name, state_code, county, population, lat, lon, market_id, slug, search_name)
       values ($1, $2, $3, 'County', 1000, $4, $5, $6, $7, lower($2))`,
      [id, name, state, lat, lon, market, slug],
    );
  }
}

const jsonRows = `from jsonb_to_recordset($1::jsonb) as l`;

/** Writes listings over whatever the tables hold of them; the search hears of it only through a refresh. */
export async function writeListings(
  client: Pick<Database['$client'], 'query'>,
  listings: readonly Listing[],
): Promise<void> {
  const rows = JSON.stringify(
    listings.map((listing) => ({
      ...listing,
      node: marketplaceCategory(listing.category).taxonomyNodeId,
      count: listing.stars.length,
      sum: listing.stars.reduce((sum, star) => sum + star, 0),
      stars: [1, 2, 3, 4, 5].map((star) => listing.stars.filter((each) => each === star).length),
    })),
  );
  const write = (statement: string) => client.query(statement, [rows]);
  await write(`delete from storefronts where id in (select id ${jsonRows} (id int))`);
  await write(`
    insert into storefronts (id, uuid, taxonomy_node_id, name, slug, city_id, market_id, lat, lon, metro_type, publication_status,
      published_at, featured_until, option_ids, display_availability, available_through, days_off, created_at, updated_at)
    select id, uuid, node, name, 'listing-' || id, "cityId", "marketId", lat, lon, "metroType",
      case when "isPublished" then 'ACCEPTED' else 'NEW' end, case when "isPublished" then "publishedAt" end, "featuredUntil",
      "optionIds", "showsAvailability", "availableThrough", "daysOff", "publishedAt", "publishedAt"
    ${jsonRows} (id int, uuid uuid, node int, name text, "cityId" int, "marketId" int, lat float8, lon float8, "metroType" text,
      "isPublished" bool, "publishedAt" timestamptz, "featuredUntil" timestamptz, "optionIds" int[], "showsAvailability" bool,
      "availableThrough" date, "daysOff" smallint[])`);
  await write(`
    insert into storefront_prices (storefront_id, price_range_visible, starting_price_cents)
    select id, "isPriceVisible", "priceCents" ${jsonRows} (id int, "isPriceVisible" bool, "priceCents" bigint)`);
  await write(`
    insert into venue_spaces (storefront_id, position, name, setting, seated_capacity)
    select id, 0, 'Hall', 'indoor-space', capacity ${jsonRows} (id int, capacity int) where capacity is not null`);
  await write(`
    insert into availability_blocks (storefront_id, day, kind)
    select id, day, 'BOOKED' ${jsonRows} (id int, "blockedDays" date[]), unnest("blockedDays") as day`);
  await write(`
    insert into storefront_awards (storefront_id, award, granted_at)
    select id, award, now() ${jsonRows} (id int, awards text[]), unnest(awards) as award`);
  await write(`
    insert into review_summaries (storefront_id, reviews_count, rating_sum, one_star, two_stars, three_stars, four_stars, five_stars)
    select id, count, sum, stars[1], stars[2], stars[3], stars[4], stars[5]
    ${jsonRows} (id int, count int, sum int, stars int[]) where count > 0`);
  await write(`
    insert into storefront_response_stats (storefront_id, received_count, answered_count, median_minutes, computed_at)
    select id, (answers->>'received')::int, (answers->>'answered')::int, (answers->>'medianMinutes')::int, now()
    ${jsonRows} (id int, answers jsonb) where answers is not null and answers <> 'null'`);
}
