import type pg from 'pg';
import type { StorefrontRole } from '../rules/storefront-roles.ts';

/** The listings somebody of the demo world owns, in the order they were opened. */
export async function listOwnedIds(client: pg.ClientBase, userId: string): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `select storefront_id as id from storefront_members where user_id = $1 and role = 'OWNER' order by 1`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Colleagues for a demo listing; whoever has no account in this world is left out. */
export async function insertDemoMembers(
  client: pg.ClientBase,
  members: readonly { storefrontId: number; userId: string; role: StorefrontRole; joinedAt: Date }[],
): Promise<void> {
  for (const { storefrontId, userId, role, joinedAt } of members) {
    await client.query(
      `insert into storefront_members (storefront_id, user_id, role, joined_at)
       select $1, id, $3, $4 from users where id = $2 on conflict do nothing`,
      [storefrontId, userId, role, joinedAt],
    );
  }
}

export type ComparedStorefront = { id: number; publishedAt: Date; isOwn: boolean };

/** More would fill a world of a million with what nobody looks at. */
const MOST_PEERS = 60;

/** What somebody of the demo world has published, and the others of the same category and market. */
export async function listComparedStorefronts(
  client: pg.ClientBase,
  userId: string,
): Promise<ComparedStorefront[]> {
  const { rows } = await client.query<ComparedStorefront>(
    `with own as (
       select s.id, s.taxonomy_node_id, s.market_id from storefronts s
       join storefront_members m on m.storefront_id = s.id and m.user_id = $1
       where s.published_at is not null
     ), near as (
       select s.id, s.published_at, row_number() over (partition by own.id order by s.id) as nth
       from own join storefronts s on s.taxonomy_node_id = own.taxonomy_node_id and s.market_id = own.market_id
       where s.published_at is not null
     )
     select distinct id, published_at as "publishedAt", id in (select id from own) as "isOwn"
     from near where nth <= ${MOST_PEERS} or id in (select id from own) order by id`,
    [userId],
  );
  return rows;
}
