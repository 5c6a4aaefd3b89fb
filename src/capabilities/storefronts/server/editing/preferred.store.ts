import { eq, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { preferredVendors } from '../../tables.ts';

/** Another business as it stands in a list of recommendations. */
export type Colleague = {
  id: number;
  uuid: string;
  name: string;
  slug: string;
  taxonomyNodeId: number;
  cityName: string;
  coverId: string | null;
  isPublished: boolean;
};

export type PreferredRow = Colleague & { note: string; isMutual: boolean };

const COLLEAGUE = sql`other.id, other.uuid, other.name, other.slug, other.taxonomy_node_id as "taxonomyNodeId",
  c.name || ', ' || c.state_code as "cityName", other.published_at is not null as "isPublished",
  (select i.asset_id from storefront_images i where i.storefront_id = other.id order by i.gallery, i.position limit 1) as "coverId"`;

/** Whom a business recommends, in its order, and whether they do the same. */
export async function listPreferred(tx: Tx, storefrontId: number): Promise<PreferredRow[]> {
  const { rows } = await tx.execute<PreferredRow>(sql`
    select ${COLLEAGUE}, f.note,
      exists (select from preferred_vendors back where back.storefront_id = other.id and back.preferred_id = ${storefrontId}) as "isMutual"
    from preferred_vendors f join storefronts other on other.id = f.preferred_id join cities c on c.id = other.city_id
    where f.storefront_id = ${storefrontId} order by f.position`);
  return rows;
}

const MOST_RECOMMENDERS = 50;

/** Published businesses that recommend this one without being recommended back. */
export async function listRecommenders(tx: Tx, storefrontId: number): Promise<Colleague[]> {
  const { rows } = await tx.execute<Colleague>(sql`
    select ${COLLEAGUE}
    from preferred_vendors f join storefronts other on other.id = f.storefront_id join cities c on c.id = other.city_id
    where f.preferred_id = ${storefrontId} and other.published_at is not null
      and not exists (select from preferred_vendors own where own.storefront_id = ${storefrontId} and own.preferred_id = other.id)
    order by other.name, other.id limit ${MOST_RECOMMENDERS}`);
  return rows;
}

/** A published business that can be recommended. */
export async function findColleague(tx: Tx, uuid: string): Promise<Colleague | undefined> {
  const { rows } = await tx.execute<Colleague>(sql`
    select ${COLLEAGUE} from storefronts other join cities c on c.id = other.city_id
    where other.uuid = ${uuid} and other.published_at is not null`);
  return rows[0];
}

export async function replacePreferred(
  tx: Tx,
  storefrontId: number,
  preferred: readonly { id: number; note: string }[],
): Promise<void> {
  await tx.delete(preferredVendors).where(eq(preferredVendors.storefrontId, storefrontId));
  if (preferred.length === 0) return;
  await tx
    .insert(preferredVendors)
    .values(preferred.map(({ id, note }, position) => ({ storefrontId, preferredId: id, position, note })));
}
