import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';

const allVersions = preparedQuery<{ versions: Record<string, number> | null }>(
  'search_versions',
  `select json_object_agg(category_id, version) as versions from search_versions`,
);

/** In one row, because it is asked so often. Categories nobody has ever been listed in are not there. */
export async function listVersions(db: Database): Promise<Map<number, number>> {
  const [row] = await allVersions(db, []);
  return new Map(
    Object.entries(row?.versions ?? {}).map(([categoryId, version]) => [Number(categoryId), version]),
  );
}

export type ChangedRow = {
  version: string;
  id: number;
  market_id: number | null;
  state_code: string;
  lat: number;
  lon: number;
  own_low: number;
  own_high: number;
  shared_low: number;
  shared_high: number;
  price_cents: number | null;
  capacity: number | null;
  score: number;
  rating: number | null;
  reviews_count: number;
  published: number;
  featured_until: number | null;
  shows_availability: boolean;
  days_off: number;
  available_through: number | null;
  name: string;
};

/** Facet words come in halves and instants as numbers, so that nothing has to be taken apart row by row. */
const changedRows = preparedQuery<ChangedRow>(
  'search_changed_rows',
  `select version, storefront_id as id, market_id, state_code, lat, lon,
          (own_facets & 4294967295)::float8 as own_low, (own_facets >> 32)::int as own_high,
          (shared_facets & 4294967295)::float8 as shared_low, (shared_facets >> 32)::int as shared_high,
          price_cents, capacity, (reviews_score + completeness_score + answers_score + freshness_score)::int as score,
          rating, reviews_count, (extract(epoch from published_at) * 1000)::float8 as published,
          (extract(epoch from featured_until) * 1000)::float8 as featured_until, shows_availability, days_off,
          available_through - date '1970-01-01' as available_through, search_name as name
   from storefront_search
   where category_id = $1 and (version, storefront_id) > ($2, $3)
   order by version, storefront_id limit $4`,
);

export type ChangePlace = { version: number; storefrontId: number };

/** The next rows of a category that were written after this place in the order of changes. */
export function listChangedRows(
  db: Database,
  categoryId: number,
  after: ChangePlace,
  limit: number,
): Promise<ChangedRow[]> {
  return changedRows(db, [categoryId, after.version, after.storefrontId, limit]);
}

const removedIds = preparedQuery<{ id: number }>(
  'search_removed_ids',
  `select storefront_id as id from search_removals where category_id = $1 and version > $2`,
);

export async function listRemovedIds(
  db: Database,
  categoryId: number,
  afterVersion: number,
): Promise<number[]> {
  return (await removedIds(db, [categoryId, afterVersion])).map(({ id }) => id);
}

const takenIds = preparedQuery<{ ids: string | null }>(
  'search_taken_ids',
  `select string_agg(storefront_id::text, ',') as ids from availability_blocks where day = $1`,
);

/** Who has taken this day, in one row: tens of thousands of them would cost more than the question. */
export async function listTakenIds(db: Database, day: string): Promise<number[]> {
  const [row] = await takenIds(db, [day]);
  return row?.ids ? row.ids.split(',').map(Number) : [];
}

const takenDays = preparedQuery<{ id: number; day: string }>(
  'search_taken_days',
  `select storefront_id as id, day::text as day from availability_blocks
   where storefront_id = any($1::int[]) and day = any($2::date[])`,
);

/** Which of these days these storefronts have taken. */
export function listTakenDays(
  db: Database,
  ids: readonly number[],
  days: readonly string[],
): Promise<{ id: number; day: string }[]> {
  return takenDays(db, [ids, days]);
}
