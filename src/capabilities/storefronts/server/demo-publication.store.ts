import type pg from 'pg';

/** Drafts of the demo world that could be submitted as they are, with who runs them; those of one person are left alone. */
export async function listDemoDrafts(
  client: pg.ClientBase,
  { but, count }: { but: string | null; count: number },
): Promise<{ id: number; ownerId: string }[]> {
  const { rows } = await client.query<{ id: number; ownerId: string }>(
    `select s.id, min(m.user_id::text) as "ownerId" from storefronts s
     join storefront_members m on m.storefront_id = s.id and m.role = 'OWNER'
     where s.publication_status = 'NEW' and length(s.description) >= 200 and m.user_id is distinct from $1
       and exists (select from storefront_images i where i.storefront_id = s.id and i.gallery = 'COVER')
       and exists (select from storefront_images i where i.storefront_id = s.id and i.gallery = 'PHOTO')
     group by s.id order by s.id limit $2`,
    [but, count],
  );
  return rows;
}

export async function submitDemoListing(client: pg.ClientBase, id: number, at: Date): Promise<void> {
  await client.query(
    `update storefronts set publication_status = 'SUBMITTED', submitted_at = $2 where id = $1 and publication_status = 'NEW'`,
    [id, at],
  );
}

export type DemoTwin = { uuid: string; name: string; taxonomyNodeId: number; slug: string };

/** Gives a listing the words of another one of its trade, as somebody who copies would. */
export async function copyDemoWords(client: pg.ClientBase, id: number): Promise<DemoTwin | undefined> {
  const { rows } = await client.query<DemoTwin>(
    `with twin as (
       select t.id, t.uuid, t.name, t.taxonomy_node_id, t.slug, t.description from storefronts t
       join storefronts own on own.id = $1 and own.taxonomy_node_id = t.taxonomy_node_id
       where t.published_at is not null and length(t.description) >= 200 order by t.id limit 1
     ), copied as (
       update storefronts s set description = twin.description from twin where s.id = $1 returning s.id
     )
     select uuid, name, taxonomy_node_id as "taxonomyNodeId", slug from twin, copied`,
    [id],
  );
  return rows[0];
}

/** Takes out of a listing what its owner has not come to yet. */
export async function thinDemoListing(client: pg.ClientBase, id: number): Promise<void> {
  await client.query(`update storefronts set video = null where id = $1`, [id]);
  await client.query(
    `update storefront_prices set target_couple_budget_min = null, target_couple_budget_max = null,
       target_per_person_budget_min = null, target_per_person_budget_max = null where storefront_id = $1`,
    [id],
  );
  await client.query('delete from venue_menus where storefront_id = $1', [id]);
}
