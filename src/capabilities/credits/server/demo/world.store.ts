import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import type { Tx } from '#platform/database/database.ts';

/** The world has a transaction open: what is one elsewhere is a part of it, and whatever fails there ends it all. */
export function inWorld(client: pg.ClientBase): Tx {
  const tx = drizzle(client as pg.Client);
  const transaction = (work: (inner: Tx) => Promise<unknown>) => work(tx);
  return Object.assign(tx, { transaction }) as unknown as Tx;
}

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
