import { sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { CardRow } from './card-row.ts';

/** Somewhat more than a card shows, so that it can be cut at the end of a character; the rest stays where it is. */
const DESCRIPTION_LENGTH = 280;
const REVIEW_LENGTH = 230;
const PICTURES = 5;

/**
 * Everything the cards of some storefronts show. Which end belongs to a starting price depends on the category, as in the
 * rules of prices. Where the starting price is for the whole day, what is stored by the unit stands beside it: a guest's menu,
 * the cheapest arrangement, a price per person of those who usually sell packages.
 * The newest praise is found in the order of its index, nulls last.
 */
const cardsOf = (ids: string) => `
  select s.id, s.uuid, s.slug, s.taxonomy_node_id as category_id, s.name, s.address1, city.name as city, city.state_code,
         s.postal_code, s.lat, s.lon, s.metro_type, s.option_ids,
         array(select badge from storefront_badges where storefront_id = s.id) as badges,
         array(select award from storefront_awards where storefront_id = s.id) as awards,
         price.price_range_visible, price.price_tier, price.starting_price_cents,
         case s.taxonomy_node_id when 5 then price.target_couple_budget_max when 7 then price.target_couple_full_budget_max_cents
           else price.full_end_price_cents end as end_price_cents,
         case when s.taxonomy_node_id = 1 then (select min(price_per_person_cents) from venue_menus where storefront_id = s.id)
           when s.taxonomy_node_id = 5 then least(price.low_centerpiece_start_price_cents, price.bridal_bouquet_start_price_cents)
           when s.taxonomy_node_id not in (4, 6, 9, 10) then price.start_price_cents_per_person end as unit_price_cents,
         coalesce(gallery.images, '[]') as images,
         coalesce(review.reviews_count, 0) as reviews_count, coalesce(review.rating_sum, 0) as rating_sum,
         row.capacity, answer.answered_count as answered, answer.median_minutes, s.display_availability,
         praise.text as review_text, praise.author_name as review_author,
         left(s.description, ${DESCRIPTION_LENGTH}) as description, s.claimed_at is not null as is_claimed,
         s.published_at, s.pros, s.cons,
         row.reviews_score, row.completeness_score, row.answers_score, row.freshness_score
  from unnest(${ids}) as asked (id)
  join storefronts s on s.id = asked.id and s.published_at is not null
  join storefront_search row on row.storefront_id = s.id
  join cities city on city.id = s.city_id
  left join storefront_prices price on price.storefront_id = s.id
  left join review_summaries review on review.storefront_id = s.id
  left join storefront_response_stats answer on answer.storefront_id = s.id
  left join lateral (
    select json_agg(json_build_object('id', asset.id, 'width', asset.width, 'height', asset.height,
             'dominantColor', asset.dominant_color, 'alt', asset.alt_text) order by image.position) as images
    from (select asset_id, position from storefront_images where storefront_id = s.id and gallery = 'COVER'
          order by position limit ${PICTURES}) as image
    join media_assets asset on asset.id = image.asset_id
  ) gallery on true
  left join lateral (
    select left(text, ${REVIEW_LENGTH}) as text, author_name from reviews
    where storefront_id = s.id and status = 'ACCEPTED' and rating = 5 order by published_at desc nulls last limit 1
  ) praise on true`;

const gathered = preparedQuery<{ card: CardRow }>(
  'search_gathered_cards',
  `select row_to_json(card) as card from (${cardsOf('$1::int[]')}) as card`,
);

/** From the storefronts' own tables, as of now; listed storefronts only. */
export async function gatherCards(db: Database, storefrontIds: readonly number[]): Promise<CardRow[]> {
  return (await gathered(db, [storefrontIds])).map(({ card }) => card);
}

const GATHERED = sql.raw(
  `select row_to_json(card) as card from (${cardsOf('(select array_agg(id) from meant)')}) as card`,
);

/** The same within a transaction, which sees its own changes. */
export async function gatherCardsNow(
  tx: Pick<Tx, 'execute'>,
  storefrontIds: readonly number[],
): Promise<CardRow[]> {
  const { rows } = await tx.execute<{ card: CardRow }>(
    sql`with meant as (select unnest(${sql.param(storefrontIds)}::int[]) as id) ${GATHERED}`,
  );
  return rows.map(({ card }) => card);
}
