import type pg from 'pg';

/** In the order in which their owner finds them. */
export async function listPublishedListings(
  client: pg.ClientBase,
  userId: string,
): Promise<{ id: number; uuid: string }[]> {
  const { rows } = await client.query<{ id: number; uuid: string }>(
    `select s.id, s.uuid from storefronts s join storefront_members m on m.storefront_id = s.id
     where m.user_id = $1 and m.role = 'OWNER' and s.published_at is not null order by s.id`,
    [userId],
  );
  return rows;
}
