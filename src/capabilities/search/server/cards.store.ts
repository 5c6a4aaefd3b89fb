import type { AwardKey, BadgeKey } from '#capabilities/storefronts/rules/badges.ts';
import type { MetroType } from '#capabilities/storefronts/rules/metro-types.ts';
import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { CardPicture } from '../contract.ts';

export type CardRow = {
  id: number;
  uuid: string;
  slug: string;
  category_id: number;
  name: string;
  address1: string;
  city: string;
  state_code: string;
  postal_code: string;
  lat: number;
  lon: number;
  metro_type: MetroType;
  option_ids: number[];
  badges: BadgeKey[];
  awards: AwardKey[];
  price_range_visible: boolean | null;
  price_tier: number | null;
  starting_price_cents: number | null;
  end_price_cents: number | null;
  unit_price_cents: number | null;
  images: CardPicture[];
  reviews_count: number;
  rating_sum: number;
  capacity: number | null;
  answered: number | null;
  median_minutes: number | null;
  display_availability: boolean;
  review_text: string | null;
  review_author: string | null;
  description: string;
  is_claimed: boolean;
  published_at: string;
  pros: string[];
  cons: string[];
  reviews_score: number;
  completeness_score: number;
  answers_score: number;
  freshness_score: number;
};

/** Long enough for the first sentences; the rest stays in the database. */
const DESCRIPTION_LENGTH = 400;
const REVIEW_LENGTH = 300;
const PICTURES = 5;

/**
 * Everything the cards of a page show, in one statement and in the order asked. Which end belongs to a starting price
 * depends on the category, as in the rules of prices. Venues and florists ask for the whole day; what a guest or an
 * arrangement costs there stands beside it. The newest praise is found in the order of its index, nulls last. Each row
 * comes as one piece of JSON, which costs this process less than taking forty columns apart.
 */
const cardsByIds = preparedQuery<{ card: CardRow }>(
  'search_cards',
  `select row_to_json(card) as card from (
     select s.id, s.uuid, s.slug, s.taxonomy_node_id as category_id, s.name, s.address1, city.name as city, city.state_code,
            s.postal_code, s.lat, s.lon, s.metro_type, s.option_ids,
            array(select badge from storefront_badges where storefront_id = s.id) as badges,
            array(select award from storefront_awards where storefront_id = s.id) as awards,
            price.price_range_visible, price.price_tier, price.starting_price_cents,
            case s.taxonomy_node_id when 5 then price.target_couple_budget_max when 7 then price.target_couple_full_budget_max
              else price.full_end_price_cents end as end_price_cents,
            case s.taxonomy_node_id when 1 then (select min(price_per_person_cents) from venue_menus where storefront_id = s.id)
              when 5 then price.low_centerpiece_start_price_cents end as unit_price_cents,
            coalesce(gallery.images, '[]') as images,
            coalesce(review.reviews_count, 0) as reviews_count, coalesce(review.rating_sum, 0) as rating_sum,
            row.capacity, answer.answered_count as answered, answer.median_minutes, s.display_availability,
            praise.text as review_text, praise.author_name as review_author,
            left(s.description, ${DESCRIPTION_LENGTH}) as description, s.claimed_at is not null as is_claimed,
            s.published_at, s.pros, s.cons,
            row.reviews_score, row.completeness_score, row.answers_score, row.freshness_score
     from unnest($1::int[]) with ordinality as asked (id, position)
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
     ) praise on true
     order by asked.position
   ) as card`,
);

export async function listCardRows(db: Database, storefrontIds: readonly number[]): Promise<CardRow[]> {
  return (await cardsByIds(db, [storefrontIds])).map(({ card }) => card);
}

export type ListedStorefront = { id: number; uuid: string; category_id: number };

const listedByUuids = preparedQuery<ListedStorefront>(
  'search_listed_by_uuids',
  `select s.id, s.uuid, s.taxonomy_node_id as category_id
   from unnest($1::uuid[]) with ordinality as asked (uuid, position)
   join storefronts s on s.uuid = asked.uuid and s.published_at is not null
   order by asked.position`,
);

/** In the order asked; those not published are left out. */
export function listListed(db: Database, uuids: readonly string[]): Promise<ListedStorefront[]> {
  return listedByUuids(db, [uuids]);
}

export type PointRow = { id: number; uuid: string; slug: string; name: string };

const pointsByIds = preparedQuery<PointRow>(
  'search_points',
  `select s.id, s.uuid, s.slug, s.name from unnest($1::int[]) with ordinality as asked (id, position)
   join storefronts s on s.id = asked.id and s.published_at is not null
   order by asked.position`,
);

export function listPointRows(db: Database, ids: readonly number[]): Promise<PointRow[]> {
  return pointsByIds(db, [ids]);
}
