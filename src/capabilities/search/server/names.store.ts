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
};

const COLUMNS = `s.id, s.name, s.uuid, s.slug, s.taxonomy_node_id as category_id, s.address1, city.name as city, city.state_code`;

const namesByIds = preparedQuery<NameRow>(
  'search_names_by_ids',
  `select ${COLUMNS} from unnest($1::int[]) with ordinality as asked (id, position)
   join storefronts s on s.id = asked.id and s.published_at is not null
   join cities city on city.id = s.city_id
   order by asked.position`,
);

export function listNamesByIds(db: Database, ids: readonly number[]): Promise<NameRow[]> {
  return namesByIds(db, [ids]);
}

/** With the name as it is compared: lower case, without accents and signs. */
export type BegunName = NameRow & { search_name: string };

/** Bounds instead of LIKE: nothing to escape, and one plan for every input. Whoever has left meanwhile comes without an id. */
function namesBetween(name: string, isOfCategory: boolean) {
  return preparedQuery<BegunName | { id: null }>(
    name,
    `select ${COLUMNS}, row.search_name from (
       select storefront_id, search_name from storefront_search
       where search_name ~>=~ $1 and search_name ~<~ $2 ${isOfCategory ? 'and category_id = $4' : ''}
       order by search_name using ~<~, storefront_id limit $3
     ) row
     left join storefronts s on s.id = row.storefront_id and s.published_at is not null
     left join cities city on city.id = s.city_id
     order by row.search_name using ~<~, row.storefront_id`,
  );
}

const namesAnywhere = namesBetween('search_names_between', false);
const namesOfCategory = namesBetween('search_category_names_between', true);

// The text after every text that begins so, in byte order.
const AFTER_BEGINNING = '\u{10FFFF}';

/** Names that begin like this, in the order of the alphabet, and whether these are all there are. */
export async function listNamesBeginning(
  db: Database,
  beginning: string,
  categoryId: number | null,
  limit: number,
): Promise<{ names: BegunName[]; isEveryone: boolean }> {
  const bounds = [beginning, beginning + AFTER_BEGINNING, limit];
  const rows = await (categoryId === null
    ? namesAnywhere(db, bounds)
    : namesOfCategory(db, [...bounds, categoryId]));
  return { names: rows.filter((row) => row.id !== null), isEveryone: rows.length < limit };
}
