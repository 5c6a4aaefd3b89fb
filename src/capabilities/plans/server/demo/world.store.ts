import type pg from 'pg';

export type OwnedListing = { id: number; ownerId: string };

/** The first that somebody published. */
export async function findFirstListing(
  client: pg.ClientBase,
  userId: string,
): Promise<OwnedListing | undefined> {
  const { rows } = await client.query<OwnedListing>(
    `select s.id, m.user_id as "ownerId" from storefronts s join storefront_members m on m.storefront_id = s.id
     where m.user_id = $1 and m.role = 'OWNER' and s.published_at is not null order by s.id limit 1`,
    [userId],
  );
  return rows[0];
}

/** So many published listings of others than the demo vendor, of as many categories as there are. */
export async function listListingsOfOthers(
  client: pg.ClientBase,
  { vendorUserId, count }: { vendorUserId: string | null; count: number },
): Promise<OwnedListing[]> {
  const { rows } = await client.query<OwnedListing>(
    `select id, "ownerId" from (
       select distinct on (s.taxonomy_node_id) s.id, m.user_id as "ownerId"
       from storefronts s join storefront_members m on m.storefront_id = s.id and m.role = 'OWNER'
       where s.published_at is not null and s.claimed_at is not null and not exists (
         select from storefront_members v where v.storefront_id = s.id and v.user_id = $1)
       order by s.taxonomy_node_id, s.id, m.joined_at, m.user_id) first order by id limit $2`,
    [vendorUserId, count],
  );
  return rows;
}
