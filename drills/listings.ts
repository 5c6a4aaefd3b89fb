import { categoryByNodeId } from '../src/capabilities/taxonomy/rules/categories.ts';
import type { Ground } from './ground.ts';
import type { Somebody } from './somebody.ts';

export type Listing = { id: number; uuid: string; slug: string; category: string };

/** So many published businesses, those that nobody has claimed first. */
export async function findListings({ ask }: Ground, count: number): Promise<Listing[]> {
  const rows = await ask<{ id: number; uuid: string; slug: string; node: number }>(
    `select id, uuid, slug, taxonomy_node_id as node from storefronts
     where published_at is not null
     order by exists (select from storefront_members m where m.storefront_id = storefronts.id), id limit $1`,
    [count],
  );
  if (rows.length < count) throw new Error(`This drill wants ${count} published businesses.`);
  return rows.map(({ node, ...row }) => ({
    ...row,
    category: categoryByNodeId(node)?.taxonomyKey ?? '',
  }));
}

export async function joinTeam(
  { ask }: Ground,
  listings: readonly Listing[],
  { userId }: Somebody,
  role: 'OWNER' | 'MANAGER' | 'RESPONDER' | 'VIEWER',
): Promise<void> {
  for (const { id } of listings) {
    await ask('insert into storefront_members values ($1, $2, $3, now())', [id, userId, role]);
    await ask('update storefronts set claimed_at = coalesce(claimed_at, now()) where id = $1', [id]);
  }
}

/** Back to what it was before anybody could see it. */
export async function makeDraft({ ask }: Ground, { id }: Listing, description: string): Promise<void> {
  await ask(
    `update storefronts set published_at = null, publication_status = 'NEW', description = $2 where id = $1`,
    [id, description],
  );
}
