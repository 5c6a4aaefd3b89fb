import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';

/** Another listing, as far as a check tells of it. */
export type TwinRow = {
  uuid: string;
  name: string;
  taxonomyNodeId: number;
  slug: string;
  published: boolean;
};

const TWIN = sql`s.uuid, s.name, s.taxonomy_node_id as "taxonomyNodeId", s.slug, s.published_at is not null as published`;
const MOST_TWINS = 5;
/** As many neighbors as are read for their words; the ones changed last, because whoever copies copies what is there today. */
const MOST_NEIGHBORS = 2000;

/** Listings with the very same description, wherever they are, but for signs and capitals. */
export async function listSameText(tx: Tx, id: number): Promise<TwinRow[]> {
  const { rows } = await tx.execute<TwinRow>(sql`
    select ${TWIN} from storefronts own
      join storefronts s on md5(lower(regexp_replace(s.description, '\\W+', '', 'g'))) = md5(lower(regexp_replace(own.description, '\\W+', '', 'g')))
        and s.description <> '' and s.id <> own.id
    where own.id = ${id} order by s.id limit ${MOST_TWINS}`);
  return rows;
}

/** What others of the same trade and market say about themselves. */
export async function listNeighborTexts(tx: Tx, id: number): Promise<(TwinRow & { description: string })[]> {
  const { rows } = await tx.execute<TwinRow & { description: string }>(sql`
    select ${TWIN}, s.description from storefronts own
      join storefronts s on s.taxonomy_node_id = own.taxonomy_node_id and s.market_id = own.market_id
        and s.published_at is not null and s.description <> '' and s.id <> own.id
    where own.id = ${id} order by s.updated_at desc limit ${MOST_NEIGHBORS}`);
  return rows;
}

/** Listings with a picture of the same bytes that somebody else sent. Pictures of the house are everybody's. */
export async function listSamePictures(tx: Tx, id: number): Promise<TwinRow[]> {
  const { rows } = await tx.execute<TwinRow>(sql`
    select distinct ${TWIN}, s.id from storefront_images i
      join media_assets mine on mine.id = i.asset_id and mine.uploaded_by is not null
      join media_assets theirs on theirs.content_hash = mine.content_hash and theirs.id <> mine.id
        and theirs.uploaded_by is not null
      join storefront_images o on o.asset_id = theirs.id and o.storefront_id <> i.storefront_id
      join storefronts s on s.id = o.storefront_id
    where i.storefront_id = ${id} order by s.id limit ${MOST_TWINS}`);
  return rows.map(({ uuid, name, taxonomyNodeId, slug, published }) => ({
    uuid,
    name,
    taxonomyNodeId,
    slug,
    published,
  }));
}
