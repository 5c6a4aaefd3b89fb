import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

export type PriceRow = { category_id: number; place: string; listings: number; quartiles: number[] };

type Near = { marketId: number | null; stateCode: string; fewest: number };

/**
 * Where the prices of listings begin, as they show them themselves, by category: in the market, and in the state where
 * the market has too few.
 */
export async function listLocalPrices(tx: Tx, { marketId, stateCode, fewest }: Near): Promise<PriceRow[]> {
  const { rows } = await tx.execute<PriceRow>(sql`
    with near as (
      select category_id, price_cents, market_id is not distinct from ${marketId}::int and market_id is not null as in_market
      from storefront_search where state_code = ${stateCode} and price_cents is not null
    ), places as (
      select category_id, 0 as distance, count(*)::int as listings,
        percentile_disc(array[0, 0.25, 0.5, 0.75, 1]) within group (order by price_cents) as quartiles
      from near where in_market group by category_id
      union all
      select category_id, 1, count(*)::int,
        percentile_disc(array[0, 0.25, 0.5, 0.75, 1]) within group (order by price_cents)
      from near group by category_id
    )
    select distinct on (category_id) category_id, listings, quartiles,
      case when distance = 0 then (select name from markets where id = ${marketId}::int)
        else (select name from states where code = ${stateCode}) end as place
    from places where listings >= ${fewest}
    order by category_id, distance`);
  return rows;
}
