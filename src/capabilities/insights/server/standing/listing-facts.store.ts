import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';

/** What a listing is compared by, and what its rank is made of; the scores are null while nobody can find it. */
export type ListingFacts = {
  taxonomy_node_id: number;
  market_id: number | null;
  market_name: string | null;
  city_name: string;
  city_slug: string;
  state_code: string;
  lat: number;
  lon: number;
  published_at: Date | null;
  /** Of the listing, or the newest review. */
  changed_at: Date;
  display_availability: boolean;
  reviews_score: number | null;
  completeness_score: number | null;
  answers_score: number | null;
  freshness_score: number | null;
  reviews_count: number;
  rating_sum: number;
  received_count: number | null;
  answered_count: number | null;
  median_minutes: number | null;
  /** Couples who wait for an answer. */
  waiting: number;
  /** Couples whose wedding is over and who have not written a review. */
  askable: number;
};

/** Counting further would cost more than the number tells. */
const MOST_COUNTED = 1_000;

const facts = preparedQuery<ListingFacts>(
  'insights_listing_facts',
  `select s.taxonomy_node_id, s.market_id, m.name as market_name, c.name as city_name, c.slug as city_slug, c.state_code,
     s.lat, s.lon, s.published_at, greatest(s.updated_at, r.latest_at) as changed_at, s.display_availability,
     x.reviews_score, x.completeness_score, x.answers_score, x.freshness_score,
     coalesce(r.reviews_count, 0) as reviews_count, coalesce(r.rating_sum, 0) as rating_sum,
     a.received_count, a.answered_count, a.median_minutes,
     (select count(*)::int from (select from inquiries i where i.storefront_id = s.id
        and i.status in ('READY', 'CONNECTED') and i.last_message_by = 'COUPLE' limit ${MOST_COUNTED}) w) as waiting,
     (select count(*)::int from (select from inquiries i where i.storefront_id = s.id and i.status = 'BOOKED'
        and i.wedding_id is not null and i.wedding_date < $2
        and not exists (select from reviews w where w.wedding_id = i.wedding_id and w.storefront_id = s.id)
        limit ${MOST_COUNTED}) b) as askable
   from storefronts s join cities c on c.id = s.city_id
     left join markets m on m.id = s.market_id
     left join storefront_search x on x.storefront_id = s.id
     left join review_summaries r on r.storefront_id = s.id
     left join storefront_response_stats a on a.storefront_id = s.id
   where s.id = $1`,
);

export async function findListingFacts(
  db: Database,
  storefrontId: number,
  today: string,
): Promise<ListingFacts> {
  const [row] = await facts(db, [storefrontId, today]);
  if (!row) throw new Error('A listing that was entered is gone.');
  return row;
}
