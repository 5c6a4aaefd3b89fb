import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { CardRow } from './card-row.ts';
import { gatherCards } from './gather-cards.store.ts';

const storedCards = preparedQuery<{ card: CardRow }>(
  'search_stored_cards',
  `select card from storefront_cards where storefront_id = any($1::int[])`,
);

/** In no order. Those that nobody has gathered yet, as after the first start of this version, are gathered now. */
export async function listCardRows(db: Database, storefrontIds: readonly number[]): Promise<CardRow[]> {
  const stored = (await storedCards(db, [storefrontIds])).map(({ card }) => card);
  if (stored.length === storefrontIds.length) return stored;
  const known = new Set(stored.map(({ id }) => id));
  const missing = storefrontIds.filter((id) => !known.has(id));
  return missing.length === 0 ? stored : [...stored, ...(await gatherCards(db, missing))];
}

const cardsByUuids = preparedQuery<{ id: number; card: CardRow | null }>(
  'search_cards_by_uuids',
  `select s.id, kept.card from unnest($1::uuid[]) with ordinality as asked (uuid, position)
   join storefronts s on s.uuid = asked.uuid and s.published_at is not null
   left join storefront_cards kept on kept.storefront_id = s.id
   order by asked.position`,
);

/** In the order asked; those not published are left out. */
export async function listCardRowsByUuid(db: Database, uuids: readonly string[]): Promise<CardRow[]> {
  const rows = await cardsByUuids(db, [uuids]);
  const missing = rows.filter(({ card }) => card === null).map(({ id }) => id);
  const gathered = missing.length === 0 ? [] : await gatherCards(db, missing);
  return rows.flatMap(({ id, card }) => card ?? gathered.find((row) => row.id === id) ?? []);
}

export type ListedStorefront = { id: number; uuid: string; category_id: number };

const listedByUuids = preparedQuery<ListedStorefront>(
  'search_listed_by_uuids',
  `select s.id, s.uuid, s.taxonomy_node_id as category_id
   from unnest($1::uuid[]) with ordinality as asked (uuid, position)
   join storefronts s on s.uuid = asked.uuid and s.published_at is not null
   order by asked.position`,
);

/** In the order asked; those not published are left out. */
export function listListed(db: Database, uuids: readonly string[]): Promise<ListedStorefront[]> {
  return listedByUuids(db, [uuids]);
}

export type PointRow = { id: number; uuid: string; slug: string; name: string };

const pointsByIds = preparedQuery<PointRow>(
  'search_points',
  `select s.id, s.uuid, s.slug, s.name from unnest($1::int[]) with ordinality as asked (id, position)
   join storefronts s on s.id = asked.id and s.published_at is not null
   order by asked.position`,
);

export function listPointRows(db: Database, ids: readonly number[]): Promise<PointRow[]> {
  return pointsByIds(db, [ids]);
}
