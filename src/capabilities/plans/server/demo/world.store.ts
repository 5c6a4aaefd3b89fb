import type pg from 'pg';

/** So many published listings of others than the demo vendor, of as many categories as there are. */
export async function listListingsOfOthers(
  client: pg.ClientBase,
  { vendorUserId, count }: { vendorUserId: string | null; count: number },
): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select id from (
       select distinct on (s.taxonomy_node_id) s.id from storefronts s
       where s.published_at is not null and s.claimed_at is not null and not exists (
         select from storefront_members m where m.storefront_id = s.id and m.user_id = $1)
       order by s.taxonomy_node_id, s.id) first order by id limit $2`,
    [vendorUserId, count],
  );
  return rows.map(({ id }) => id);
}
