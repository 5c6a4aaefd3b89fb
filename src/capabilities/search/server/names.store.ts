import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';

export type NameRow = {
  id: number;
  name: string;
  uuid: string;
  slug: string;
  category_id: number;
  address1: string;
  city: string;
  state_code: string;
  is_claimed: boolean;
};

const namesByIds = preparedQuery<{ versions: Record<string, number> | null; names: NameRow[] | null }>(
  'search_names_by_ids_2',
  `select (select json_object_agg(category_id, version) from search_versions) as versions,
          (select json_agg(named order by position) from (
             select asked.position, s.id, s.name, s.uuid, s.slug, s.taxonomy_node_id as category_id, s.address1,
                    city.name as city, city.state_code, s.claimed_at is not null as is_claimed
             from unnest($1::int[]) with ordinality as asked (id, position)
             join storefronts s on s.id = asked.id and s.published_at is not null
             join cities city on city.id = s.city_id) named) as names`,
);

/** In the order asked, with the versions of all categories at the same instant. */
export async function listNames(
  db: Database,
  ids: readonly number[],
): Promise<{ names: NameRow[]; versions: ReadonlyMap<number, number> }> {
  const [row] = await namesByIds(db, [ids]);
  const versions = Object.entries(row?.versions ?? {});
  return {
    names: row?.names ?? [],
    versions: new Map(versions.map(([categoryId, version]) => [Number(categoryId), version])),
  };
}
