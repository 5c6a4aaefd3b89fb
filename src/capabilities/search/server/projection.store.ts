import { sql } from 'drizzle-orm';
import type { AwardKey } from '#capabilities/storefronts/rules/badges.ts';
import type { MetroType } from '#capabilities/storefronts/rules/metro-types.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { searchVersions } from '../tables.ts';

type Executor = Pick<Tx, 'execute'>;

/** What a search row is made of, as the storefront's own tables have it. */
export type SearchSource = {
  id: number;
  uuid: string;
  category_id: number;
  name: string;
  market_id: number | null;
  state_code: string;
  lat: number;
  lon: number;
  metro_type: MetroType;
  option_ids: number[];
  published_at: string;
  featured_until: string | null;
  updated_at: string;
  shows_availability: boolean;
  days_off: number[];
  available_through: string | null;
  description_length: number;
  faqs: number;
  price_cents: number | null;
  capacity: number | null;
  covers: number;
  photos: number;
  reviews_count: number;
  rating_sum: number;
  latest_review_at: string | null;
  received: number | null;
  answered: number | null;
  median_minutes: number | null;
  awards: AwardKey[];
};

export type SearchRow = {
  storefrontId: number;
  categoryId: number;
  marketId: number | null;
  stateCode: string;
  lat: number;
  lon: number;
  ownFacets: bigint;
  sharedFacets: bigint;
  priceCents: number | null;
  capacity: number | null;
  reviewsScore: number;
  completenessScore: number;
  answersScore: number;
  freshnessScore: number;
  rating: number | null;
  reviewsCount: number;
  publishedAt: string;
  featuredUntil: string | null;
  showsAvailability: boolean;
  daysOff: number;
  availableThrough: string | null;
  searchName: string;
};

/** The categories these storefronts are in, and those whose search still shows them. */
export async function listCategoriesOf(tx: Executor, ids: readonly number[]): Promise<number[]> {
  const { rows } = await tx.execute<{ category_id: number }>(sql`
    select taxonomy_node_id as category_id from storefronts where id = any(${sql.param(ids)}::int[])
    union select category_id from storefront_search where storefront_id = any(${sql.param(ids)}::int[])
    order by 1`);
  return rows.map((row) => row.category_id);
}

/**
 * Opens a change of each category and locks it until the transaction ends, always in the same order. Whoever reads a
 * version therefore finds every row of it and of all before.
 */
export async function openChanges(
  tx: Pick<Tx, 'insert'>,
  categoryIds: readonly number[],
): Promise<Map<number, number>> {
  const versions = new Map<number, number>();
  for (const categoryId of categoryIds) {
    const [opened] = await tx
      .insert(searchVersions)
      .values({ categoryId, version: 1 })
      .onConflictDoUpdate({
        target: searchVersions.categoryId,
        set: { version: sql`${searchVersions.version} + 1` },
      })
      .returning({ version: searchVersions.version });
    if (opened) versions.set(categoryId, opened.version);
  }
  return versions;
}

/** Published storefronts only. */
export async function listSources(tx: Executor, ids: readonly number[]): Promise<SearchSource[]> {
  const { rows } = await tx.execute<SearchSource>(sql`
    select s.id, s.uuid, s.taxonomy_node_id as category_id, s.name, s.market_id, city.state_code, s.lat, s.lon,
           s.metro_type, s.option_ids, s.published_at::text, s.featured_until::text, s.updated_at::text,
           s.display_availability as shows_availability, s.days_off, s.available_through::text,
           length(s.description) as description_length, jsonb_array_length(s.faqs) as faqs,
           case when price.price_range_visible and price.starting_price_cents <= 2147483647
             then price.starting_price_cents::int end as price_cents,
           (select max(seated_capacity) from venue_spaces where storefront_id = s.id) as capacity,
           gallery.covers, gallery.photos,
           coalesce(review.reviews_count, 0) as reviews_count, coalesce(review.rating_sum, 0) as rating_sum,
           review.latest_at::text as latest_review_at,
           answer.received_count as received, answer.answered_count as answered, answer.median_minutes,
           array(select award from storefront_awards where storefront_id = s.id) as awards
    from storefronts s
    join cities city on city.id = s.city_id
    left join storefront_prices price on price.storefront_id = s.id
    left join review_summaries review on review.storefront_id = s.id
    left join storefront_response_stats answer on answer.storefront_id = s.id
    cross join lateral (
      select count(*) filter (where gallery = 'COVER')::int as covers,
             count(*) filter (where gallery = 'PHOTO')::int as photos
      from storefront_images where storefront_id = s.id
    ) gallery
    where s.id = any(${sql.param(ids)}::int[]) and s.published_at is not null`);
  return rows;
}

const COLUMNS = [
  ['storefront_id', 'int', 'storefrontId'],
  ['category_id', 'smallint', 'categoryId'],
  ['market_id', 'int', 'marketId'],
  ['state_code', 'text', 'stateCode'],
  ['lat', 'float8', 'lat'],
  ['lon', 'float8', 'lon'],
  ['own_facets', 'bigint', 'ownFacets'],
  ['shared_facets', 'bigint', 'sharedFacets'],
  ['price_cents', 'int', 'priceCents'],
  ['capacity', 'int', 'capacity'],
  ['reviews_score', 'smallint', 'reviewsScore'],
  ['completeness_score', 'smallint', 'completenessScore'],
  ['answers_score', 'smallint', 'answersScore'],
  ['freshness_score', 'smallint', 'freshnessScore'],
  ['rating', 'smallint', 'rating'],
  ['reviews_count', 'int', 'reviewsCount'],
  ['published_at', 'timestamptz', 'publishedAt'],
  ['featured_until', 'timestamptz', 'featuredUntil'],
  ['shows_availability', 'bool', 'showsAvailability'],
  ['days_off', 'smallint', 'daysOff'],
  ['available_through', 'date', 'availableThrough'],
  ['search_name', 'text', 'searchName'],
] as const satisfies readonly (readonly [string, string, keyof SearchRow])[];

const NAMES = sql.raw([...COLUMNS.map(([name]) => name), 'version'].join(', '));
const FRESH = sql.raw(
  [...COLUMNS.map(([name]) => name), 'version'].map((name) => `${name} = excluded.${name}`).join(', '),
);

/** Writes rows under the versions of their categories, and takes back that they had left. */
export async function writeSearchRows(
  tx: Executor,
  rows: readonly SearchRow[],
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  if (rows.length === 0) return;
  const lists = COLUMNS.map(([, type, field]) => {
    const cells = rows.map((row) => row[field]);
    return sql`${sql.param(cells.map((cell) => (typeof cell === 'bigint' ? String(cell) : cell)))}::${sql.raw(type)}[]`;
  });
  lists.push(sql`${sql.param(rows.map(({ categoryId }) => versions.get(categoryId)))}::bigint[]`);
  await tx.execute(sql`
    insert into storefront_search (${NAMES}) select * from unnest(${sql.join(lists, sql`, `)})
    on conflict (storefront_id) do update set ${FRESH}`);
  await tx.execute(sql`
    delete from search_removals removal using unnest(
      ${sql.param(rows.map(({ storefrontId }) => storefrontId))}::int[],
      ${sql.param(rows.map(({ categoryId }) => categoryId))}::smallint[]) as listed (storefront_id, category_id)
    where removal.storefront_id = listed.storefront_id and removal.category_id = listed.category_id`);
}

/** Takes storefronts out of every category but the one they are listed in now, and notes that they left. */
export async function removeSearchRows(
  tx: Executor,
  ids: readonly number[],
  rows: readonly SearchRow[],
  versions: ReadonlyMap<number, number>,
): Promise<void> {
  await tx.execute(sql`
    with version as (
      select * from unnest(${sql.param([...versions.keys()])}::smallint[], ${sql.param([...versions.values()])}::bigint[])
        as version (category_id, version)
    ), listed as (
      select * from unnest(${sql.param(rows.map(({ storefrontId }) => storefrontId))}::int[],
                           ${sql.param(rows.map(({ categoryId }) => categoryId))}::smallint[]) as listed (storefront_id, category_id)
    ), gone as (
      delete from storefront_search row
      where storefront_id = any(${sql.param(ids)}::int[])
        and not exists (select from listed where listed.storefront_id = row.storefront_id and listed.category_id = row.category_id)
      returning storefront_id, category_id
    )
    insert into search_removals (category_id, storefront_id, version)
    select gone.category_id, gone.storefront_id, version.version from gone join version using (category_id)
    on conflict (category_id, storefront_id) do update set version = excluded.version`);
}

/**
 * The storefronts after this one, and whether their row is out of step: published without a row, a row without a published
 * storefront, or a row of an older version, which left apostrophes out of names. In pieces, as a large market takes minutes.
 */
export async function listSteps(
  tx: Executor,
  afterId: number,
  limit: number,
): Promise<{ id: number; isOut: boolean }[]> {
  const { rows } = await tx.execute<{ id: number; isOut: boolean }>(sql`
    with known as (
      (select id from storefronts where id > ${afterId} order by id limit ${limit})
      union
      (select storefront_id from storefront_search where storefront_id > ${afterId} order by storefront_id limit ${limit})
    ), piece as (select id from known order by id limit ${limit})
    select piece.id,
           (s.published_at is not null) <> (row.storefront_id is not null)
             or coalesce(s.name ~ '[A-Za-z][''’][A-Za-z]' and position('''' in row.search_name) = 0, false) as "isOut"
    from piece
    left join storefronts s on s.id = piece.id
    left join storefront_search row on row.storefront_id = piece.id
    order by piece.id`);
  return rows;
}

/** The listed storefronts after this one, with what their freshness is measured by. */
export async function listAging(
  tx: Executor,
  afterId: number,
  limit: number,
): Promise<{ id: number; freshness_score: number; last_change: string }[]> {
  const { rows } = await tx.execute<{ id: number; freshness_score: number; last_change: string }>(sql`
    select row.storefront_id as id, row.freshness_score, greatest(s.updated_at, review.latest_at)::text as last_change
    from storefront_search row
    join storefronts s on s.id = row.storefront_id
    left join review_summaries review on review.storefront_id = s.id
    where row.storefront_id > ${afterId}
    order by row.storefront_id limit ${limit}`);
  return rows;
}

/** Names of these storefronts for announcements, published or not. */
export async function listIdentities(
  tx: Pick<Tx, 'select'>,
  ids: readonly number[],
): Promise<{ uuid: string; categoryId: number }[]> {
  return tx
    .select({ uuid: storefronts.uuid, categoryId: storefronts.taxonomyNodeId })
    .from(storefronts)
    .where(sql`${storefronts.id} = any(${sql.param(ids)}::int[])`);
}
