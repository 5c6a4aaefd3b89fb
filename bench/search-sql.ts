import { MOST_NEAREST, MOST_PLACEMENTS, PAGE_SIZE } from '#capabilities/search/rules/search-page.ts';

/**
 * The same question asked of PostgreSQL alone, as well as we know how: one statement over a covering index gives the
 * page, the total, the counts, the paid placements and the bounds of the price. Options of a group count rows that only
 * this group keeps out, too. Counts are summed three to a number, 21 bits each, which takes a third of the work of
 * counting one by one. How far to reach around a city is asked before, who comes closest where little was found after.
 */
const COVERED =
  'storefront_id, own_facets, shared_facets, price_cents, reviews_score, completeness_score, answers_score, freshness_score, featured_until';

export const BENCH_INDEXES = [
  `create index if not exists bench_search_market on storefront_search (category_id, market_id) include (${COVERED}, lat, lon)`,
  `create index if not exists bench_search_place on storefront_search (category_id, lat) include (${COVERED}, lon, market_id)`,
  'create index if not exists bench_search_name on storefront_search (search_name text_pattern_ops, storefront_id)',
  'vacuum analyze storefront_search',
];

export const DROP_BENCH_INDEXES = [
  'drop index if exists bench_search_market',
  'drop index if exists bench_search_place',
  'drop index if exists bench_search_name',
];

/**
 * Names that begin with $1 and before $2, in the order of the alphabet: the least that a list of suggestions can be.
 * Whoever looks for a word in the middle, for two of them or for one that is misspelled finds nothing here.
 */
export const BEGINNING_STATEMENT = `
  select s.id, s.name, s.uuid, s.slug, s.taxonomy_node_id as category_id, s.address1, city.name as city, city.state_code
  from (
    select storefront_id, search_name from storefront_search where search_name ~>=~ $1 and search_name ~<~ $2
    order by search_name using ~<~, storefront_id limit $3
  ) row
  join storefronts s on s.id = row.storefront_id and s.published_at is not null
  join cities city on city.id = s.city_id
  order by row.search_name using ~<~, row.storefront_id`;

// Bits 0, 21 and 42: three counters in one number.
const LANES = '4398048608257';
const SHIFTS = Array.from({ length: 21 }, (_, shift) => shift);

const sums = ['own_facets', 'shared_facets']
  .flatMap((word) => SHIFTS.map((shift) => `sum((${word} >> ${shift}) & ${LANES})`))
  .join(', ');

const MILES = `3959 * 2 * asin(least(1, sqrt(sin(radians(lat - $7) / 2) ^ 2
      + cos(radians($7)) * cos(radians(lat)) * sin(radians(lon - $8) / 2) ^ 2)))`;
const SCORE = 'reviews_score + completeness_score + answers_score + freshness_score';

/** A box around the circle sorts most rows out without trigonometry. */
const circle = (miles: number) =>
  `(lat between $7 - ${miles / 67} and $7 + ${miles / 67} and lon between $8 - ${miles / 40} and $8 + ${miles / 40} and ${MILES} <= ${miles})`;

const SCOPES = {
  everywhere: '$6::int is null and $7::float8 is null',
  market: 'market_id = $6 and $7::float8 is not distinct from $7',
  near: `$6::int is not distinct from $6 and ${circle(25)}`,
  far: `$6::int is not distinct from $6 and ${circle(50)}`,
  wide: `(market_id = $6 or ${circle(50)})`,
};

export type ScopeName = keyof typeof SCOPES;

/** $1 category, $2 and $3 facet bits, $4 and $5 cents, $6 market, $7 and $8 the middle. */
export function searchStatement(scope: ScopeName): string {
  const isMeant = `category_id = $1 and ${SCOPES[scope]} and $8::float8 is not distinct from $8`;
  return `
    with found as materialized (
      select storefront_id, own_facets, shared_facets, featured_until, ${SCORE} as score,
             case when own_facets & $2 = 0 and $2 <> 0 then 1 when own_facets & $3 = 0 and $3 <> 0 then 2 else 0 end as kept_out
      from storefront_search
      where coalesce(price_cents, -1) between $4 and $5
        and (own_facets & $2 <> 0 or $2 = 0 or own_facets & $3 <> 0 or $3 = 0) and ${isMeant}
    )
    select (select json_agg(storefront_id) from (
              select storefront_id from found where kept_out = 0 order by score desc, storefront_id limit ${PAGE_SIZE}) as page) as ids,
           (select json_agg(storefront_id) from (
              select storefront_id from found where kept_out = 0 and featured_until > now()
              order by score desc, storefront_id limit ${MOST_PLACEMENTS}) as paid) as placements,
           (select count(*)::int from found where kept_out = 0) as total,
           (select json_build_array(min(price_cents), max(price_cents)) from storefront_search where ${isMeant}) as bounds,
           (select json_agg(counts) from (
              select kept_out, array[${sums}] as counts from found group by kept_out) as counts) as counts`;
}

/** How many the category has within 25 and 50 miles, filters aside. */
export const REACH_STATEMENT = `
  select count(*) filter (where miles <= 25)::int as near, count(*)::int as far
  from (select ${MILES} as miles from storefront_search where category_id = $1 and ${circle(50)}
          and num_nonnulls($2::bigint, $3::bigint, $4::int, $5::int, $6::int) >= 0) as around`;

/** Who misses the fewest filters, the nearest first; within 100 miles, or wherever they are. $9 is who was found. */
export function nearestStatement(isNear: boolean): string {
  return `
    select storefront_id as id from storefront_search
    where category_id = $1 and storefront_id <> all($9::int[]) and $6::int is not distinct from $6
      ${isNear ? `and ${circle(100)}` : ''}
    order by (own_facets & $2 = 0 and $2 <> 0)::int + (own_facets & $3 = 0 and $3 <> 0)::int
        + (coalesce(price_cents, -1) not between $4 and $5)::int,
      coalesce(${MILES}, -(${SCORE})), storefront_id
    limit ${MOST_NEAREST}`;
}
