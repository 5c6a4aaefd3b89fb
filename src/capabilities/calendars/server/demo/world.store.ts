import type pg from 'pg';

/** The first published listing of the demo's vendor. */
export async function findDemoListing(
  client: pg.ClientBase,
  vendorUserId: string,
): Promise<number | undefined> {
  const { rows } = await client.query<{ id: number }>(
    `select s.id from storefronts s join storefront_members m on m.storefront_id = s.id
     where m.user_id = $1 and s.published_at is not null order by s.id limit 1`,
    [vendorUserId],
  );
  return rows[0]?.id;
}

/** As the clock would make it when somebody asks for a link. */
export async function writeDemoLink(
  client: pg.ClientBase,
  { storefrontId, token, now }: { storefrontId: number; token: string; now: Date },
): Promise<void> {
  await client.query(
    `insert into calendar_links (storefront_id, token, created_at) values ($1, $2, $3) on conflict do nothing`,
    [storefrontId, token, now],
  );
}
