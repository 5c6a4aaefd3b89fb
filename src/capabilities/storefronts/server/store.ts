import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';

export type ListingRow = {
  uuid: string;
  name: string;
  taxonomy_node_id: number;
  published_at: Date | null;
  cover_asset_id: string | null;
};

/** What this person works for, the published ones first, each in the order it was opened. */
const listingsOfMember = preparedQuery<ListingRow>(
  'storefronts_of_member',
  `select s.uuid, s.name, s.taxonomy_node_id, s.published_at, cover.asset_id as cover_asset_id
   from storefront_members m
   join storefronts s on s.id = m.storefront_id
   left join storefront_images cover on cover.storefront_id = s.id and cover.gallery = 'COVER' and cover.position = 0
   where m.user_id = $1
   order by s.published_at is null, s.id`,
);

export function listListingsOf(db: Database, userId: string): Promise<ListingRow[]> {
  return listingsOfMember(db, [userId]);
}
