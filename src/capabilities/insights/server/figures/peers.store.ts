import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { Period } from '../../rules/periods.ts';
import { RECEIVED, REPLY_MINUTES, SAVES, within } from './figures.store.ts';

/** Another listing of the category and market: its sums in a period, and what its rank is made of. */
export type PeerRow = {
  id: number;
  views: number;
  saves: number;
  inquiries: number;
  connected: number;
  booked: number;
  first_reply: number | null;
  lat: number;
  lon: number;
  reviews: number;
  completeness: number;
  answers: number;
  freshness: number;
};

const peers = preparedQuery<PeerRow>(
  'insights_peers',
  `with peer as (
     select id from storefronts where taxonomy_node_id = $1 and market_id = $5 and published_at is not null
   ), viewed as (
     select storefront_id as id, sum(views)::int as views from storefront_view_days
     where storefront_id in (select id from peer) and day between $2 and $3 group by 1
   ), saved as (
     select storefront_id as id, count(*)::int as saves from ${SAVES}
       and storefront_id in (select id from peer) and ${within('created_at')} group by 1
   ), asked as (
     select storefront_id as id, count(*)::int as inquiries, count(connected_at)::int as connected,
       count(*) filter (where status = 'BOOKED')::int as booked,
       percentile_cont(0.5) within group (order by ${REPLY_MINUTES}) filter (where connected_at is not null) as first_reply
     from ${RECEIVED} and storefront_id in (select id from peer) and ${within('ready_at')} group by 1
   )
   select peer.id, coalesce(views, 0) as views, coalesce(saves, 0) as saves, coalesce(inquiries, 0) as inquiries,
     coalesce(connected, 0) as connected, coalesce(booked, 0) as booked, first_reply,
     s.lat, s.lon, s.reviews_score as reviews, s.completeness_score as completeness, s.answers_score as answers,
     s.freshness_score as freshness
   from peer join storefront_search s on s.storefront_id = peer.id
     left join viewed using (id) left join saved using (id) left join asked using (id)`,
);

export type PeerQuestion = Period & { taxonomyNodeId: number; marketId: number; timeZone: string };

export function listPeers(
  db: Database,
  { taxonomyNodeId, marketId, from, to, timeZone }: PeerQuestion,
): Promise<PeerRow[]> {
  return peers(db, [taxonomyNodeId, from, to, timeZone, marketId]);
}
