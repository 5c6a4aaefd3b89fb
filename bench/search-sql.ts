/**
 * The same question asked of PostgreSQL alone, as well as we know how: one statement over a covering index gives the
 * page, the total and the counts. Options of a group count rows that only this group keeps out, too. Counts are summed
 * three to a number, 21 bits each, which takes a third of the work of counting one by one.
 */
export const BENCH_INDEXES = [
  `create index if not exists bench_search_market on storefront_search (category_id, market_id)
   include (storefront_id, own_facets, shared_facets, price_cents, reviews_score, completeness_score, answers_score, freshness_score)`,
  `create index if not exists bench_search_place on storefront_search (category_id, lat)
   include (storefront_id, lon, own_facets, shared_facets, price_cents, reviews_score, completeness_score, answers_score, freshness_score)`,
  'vacuum analyze storefront_search',
];

export const DROP_BENCH_INDEXES = [
  'drop index if exists bench_search_market',
  'drop index if exists bench_search_place',
];

// Bits 0, 21 and 42: three counters in one number.
const LANES = '4398048608257';
const SHIFTS = Array.from({ length: 21 }, (_, shift) => shift);

const sums = ['own_facets', 'shared_facets']
  .flatMap((word) => SHIFTS.map((shift) => `sum((${word} >> ${shift}) & ${LANES})`))
  .join(', ');

const SCOPES = {
  everywhere: '$6::int is null and $7::float8 is null',
  market: 'market_id = $6 and $7::float8 is null',
  circle: `$6::int is null and lat between $7 - 0.37 and $7 + 0.37 and lon between $8 - 0.6 and $8 + 0.6
    and 3959 * 2 * asin(least(1, sqrt(sin(radians(lat - $7) / 2) ^ 2
      + cos(radians($7)) * cos(radians(lat)) * sin(radians(lon - $8) / 2) ^ 2))) <= 25`,
};

export type ScopeName = keyof typeof SCOPES;

export function searchStatement(scope: ScopeName): string {
  return `
    with found as materialized (
      select storefront_id, own_facets, shared_facets,
             reviews_score + completeness_score + answers_score + freshness_score as score,
             case when own_facets & $2 = 0 and $2 <> 0 then 1 when own_facets & $3 = 0 and $3 <> 0 then 2 else 0 end as kept_out
      from storefront_search
      where category_id = $1 and coalesce(price_cents, -1) between $4 and $5
        and (own_facets & $2 <> 0 or $2 = 0 or own_facets & $3 <> 0 or $3 = 0)
        and ${SCOPES[scope]} and $8::float8 is not distinct from $8
    )
    select (select json_agg(storefront_id) from (
              select storefront_id from found where kept_out = 0 order by score desc, storefront_id limit 24) as page) as ids,
           (select count(*)::int from found where kept_out = 0) as total,
           (select json_agg(counts) from (
              select kept_out, array[${sums}] as counts from found group by kept_out) as counts) as counts`;
}

export const BEGINNING_STATEMENT = `
  select s.id, s.name, s.uuid, s.slug, s.taxonomy_node_id, s.address1, city.name as city, city.state_code from (
    select storefront_id, search_name from storefront_search where search_name ~>=~ $1 and search_name ~<~ $2
    order by search_name using ~<~, storefront_id limit 8
  ) row
  join storefronts s on s.id = row.storefront_id
  join cities city on city.id = s.city_id`;
