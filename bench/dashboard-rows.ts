import type pg from 'pg';
import { refreshSearch } from '../src/capabilities/search/server/index.ts';
import type { Database } from '../src/platform/database/database.ts';
import { fillInbox, type Inbox } from './lead-rows.ts';

export type Viewed = Inbox & { views: number };

/** As many as write to a storefront that so many look at. */
const INQUIRIES_PER_VIEW = 0.016;
const PEERS = 200;

/** Other businesses of the market, each with a year of views. */
async function openPeers(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ id: number }>(
    `insert into storefronts (uuid, taxonomy_node_id, name, slug, city_id, market_id, lat, lon, metro_type, publication_status,
       published_at, created_at, updated_at)
     select gen_random_uuid(), 2, 'Peer ' || n, 'peer-' || n, city.id, market.id, city.lat, city.lon, 'RURAL', 'ACCEPTED',
       now(), now(), now()
     from generate_series(1, ${PEERS}) n, (select * from cities order by id limit 1) city,
       (select id from markets order by id limit 1) market
     returning id`,
  );
  const ids = rows.map(({ id }) => id);
  await client.query(
    `insert into storefront_view_days (storefront_id, day, views)
     select id, current_date - n, 1 + (id + n) % 20 from unnest($1::int[]) id, generate_series(0, 729) n`,
    [ids],
  );
  return ids;
}

/** So many views over a year; those of today with a mark for each visitor. */
async function fillViews(client: pg.Client, { storefrontId, views }: Viewed): Promise<void> {
  await client.query(
    `update storefronts set market_id = (select id from markets order by id limit 1) where id = $1`,
    [storefrontId],
  );
  await client.query(
    `insert into storefront_view_days (storefront_id, day, views)
     select $1::int, current_date - n % 365, count(*) from generate_series(1, $2::int) n group by 2`,
    [storefrontId, views],
  );
  await client.query(
    `insert into storefront_visitors (storefront_id, day, visitor)
     select $1::int, current_date, md5($1::int || ':' || n) from generate_series(1, $2::int) n`,
    [storefrontId, views],
  );
}

/** Storefronts of one person that differently many look at, in one market. */
export async function fillDashboards(
  client: pg.Client,
  db: Database,
  userId: string,
  sizes: readonly number[],
): Promise<Viewed[]> {
  const peers = await openPeers(client);
  const viewed: Viewed[] = [];
  for (const views of sizes) {
    const inquiries = Math.max(1, Math.round(views * INQUIRIES_PER_VIEW));
    const one = { ...(await fillInbox(client, userId, inquiries)), views };
    await fillViews(client, one);
    viewed.push(one);
  }
  await refreshSearch(db, [...peers, ...viewed.map(({ storefrontId }) => storefrontId)], new Date());
  await client.query('analyze');
  return viewed;
}
