import type pg from 'pg';
import { copyRows } from '#platform/database/copy-rows.ts';
import type { ViewDay, ViewedStorefront } from '../../demo/plan-views.ts';

/** More would fill a world of a million with nothing that anybody looks at. */
const MOST_PEERS = 60;

/** What the demo's vendor owns, and the others of the same category and market. */
export async function listComparable(
  client: pg.ClientBase,
  vendorUserId: string,
): Promise<ViewedStorefront[]> {
  const { rows } = await client.query<ViewedStorefront>(
    `with own as (
       select s.id, s.taxonomy_node_id, s.market_id from storefronts s
       join storefront_members m on m.storefront_id = s.id and m.user_id = $1
       where s.published_at is not null
     ), near as (
       select s.id, s.published_at, row_number() over (partition by own.id order by s.id) as nth
       from own join storefronts s on s.taxonomy_node_id = own.taxonomy_node_id and s.market_id = own.market_id
       where s.published_at is not null
     )
     select distinct id, published_at::date::text as "publishedOn", id in (select id from own) as "isDemoVendors"
     from near where nth <= ${MOST_PEERS} or id in (select id from own) order by id`,
    [vendorUserId],
  );
  return rows;
}

export async function copyViewDays(client: pg.ClientBase, days: readonly ViewDay[]): Promise<void> {
  await copyRows(
    client,
    'storefront_view_days (storefront_id, day, views)',
    days.map(({ storefrontId, day, views }) => [storefrontId, day, views]),
  );
}
