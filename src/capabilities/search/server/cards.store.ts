import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { gatherCards } from './gather-cards.store.ts';
import { CARD_FORM, type KeptCard, keepCard, type ListedCard } from './kept-card.ts';
import type { KnownParts } from './present.ts';

type ListedRow = Omit<ListedCard, 'known'> & KnownParts;

const LISTED = `kept.storefront_id as id, kept.listed, kept.images, kept.cover_id as "coverId", kept.published_at as "publishedAt",
  kept.reviews_score as reviews, kept.completeness_score as completeness, kept.answers_score as answers,
  kept.freshness_score as freshness`;
const KEPT = `from vendor_cards kept where storefront_id = any($1::int[]) and form = ${CARD_FORM}`;

const listedCards = preparedQuery<ListedRow>('search_listed_cards', `select ${LISTED} ${KEPT}`);
const wholeCards = preparedQuery<ListedRow & { further: string }>(
  'search_whole_cards',
  `select ${LISTED}, kept.further ${KEPT}`,
);

function toListed({ reviews, completeness, answers, freshness, ...card }: ListedRow): ListedCard {
  return { ...card, known: { reviews, completeness, answers, freshness } };
}

/** Those that nobody has written yet, as after the first start of this version. */
async function gatherMissing(
  db: Database,
  stored: readonly { id: number }[],
  storefrontIds: readonly number[],
): Promise<KeptCard[]> {
  if (stored.length === storefrontIds.length) return [];
  const known = new Set(stored.map(({ id }) => id));
  const missing = storefrontIds.filter((id) => !known.has(id));
  return missing.length === 0 ? [] : (await gatherCards(db, missing)).map(keepCard);
}

/** What lists show, in no order. */
export async function listCards(db: Database, storefrontIds: readonly number[]): Promise<ListedCard[]> {
  const stored = await listedCards(db, [storefrontIds]);
  return [...stored.map(toListed), ...(await gatherMissing(db, stored, storefrontIds))];
}

/** In the order asked; those not listed are left out. */
export async function listWholeCards(db: Database, storefrontIds: readonly number[]): Promise<KeptCard[]> {
  const stored = await wholeCards(db, [storefrontIds]);
  const whole = stored.map(({ further, ...row }) => ({ ...toListed(row), further }));
  const found = [...whole, ...(await gatherMissing(db, stored, storefrontIds))];
  const byId = new Map(found.map((card) => [card.id, card]));
  return storefrontIds.flatMap((id) => byId.get(id) ?? []);
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
