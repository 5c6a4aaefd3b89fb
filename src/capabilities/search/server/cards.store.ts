import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { gatherCards } from './gather-cards.store.ts';
import { CARD_FORM, type KeptCard, keepCard } from './kept-card.ts';

type StoredCard = Omit<KeptCard, 'known'> & {
  reviews: number;
  completeness: number;
  answers: number;
  freshness: number;
};

const STORED = `kept.storefront_id as id, kept.listed, kept.further, kept.images, kept.cover_id as "coverId",
  kept.published_at as "publishedAt", kept.reviews_score as reviews, kept.completeness_score as completeness,
  kept.answers_score as answers, kept.freshness_score as freshness`;

function toKept({ reviews, completeness, answers, freshness, ...card }: StoredCard): KeptCard {
  return { ...card, known: { reviews, completeness, answers, freshness } };
}

const storedCards = preparedQuery<StoredCard>(
  'search_kept_cards',
  `select ${STORED} from vendor_cards kept where storefront_id = any($1::int[]) and form = ${CARD_FORM}`,
);

/** In no order. Those that nobody has written yet, as after the first start of this version, are gathered now. */
export async function listCards(db: Database, storefrontIds: readonly number[]): Promise<KeptCard[]> {
  const stored = (await storedCards(db, [storefrontIds])).map(toKept);
  if (stored.length === storefrontIds.length) return stored;
  const known = new Set(stored.map(({ id }) => id));
  const missing = storefrontIds.filter((id) => !known.has(id));
  return missing.length === 0 ? stored : [...stored, ...(await gatherCards(db, missing)).map(keepCard)];
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

/** In the order asked; those not published are left out. */
export async function listCardsByUuid(db: Database, uuids: readonly string[]): Promise<KeptCard[]> {
  const ids = (await listListed(db, uuids)).map(({ id }) => id);
  const found = new Map((await listCards(db, ids)).map((card) => [card.id, card]));
  return ids.flatMap((id) => found.get(id) ?? []);
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
