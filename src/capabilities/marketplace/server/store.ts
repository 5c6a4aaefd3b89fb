import type { Database } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { NUMBERS_PER_PART, type SitemapKind } from '../rules/sitemap-files.ts';

export type PageRow = { slug: string; categoryId: number | null; changedOn: string };

const day = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD')`;

/** By primary key within a range: a part costs the same at the end of the table as at its beginning. */
const pagesInRange: Record<SitemapKind, ReturnType<typeof preparedQuery<PageRow>>> = {
  storefronts: preparedQuery<PageRow>(
    'marketplace.sitemap_storefronts',
    `select slug, taxonomy_node_id as "categoryId", ${day('updated_at')} as "changedOn"
     from storefronts where id > $1 and id <= $2 and published_at is not null order by id`,
  ),
  'real-weddings': preparedQuery<PageRow>(
    'marketplace.sitemap_real_weddings',
    `select slug, null as "categoryId", ${day('published_at')} as "changedOn"
     from real_weddings where id > $1 and id <= $2 and status = 'ACCEPTED' order by id`,
  ),
  photos: preparedQuery<PageRow>(
    'marketplace.sitemap_photos',
    `select p.slug, null as "categoryId", ${day('w.published_at')} as "changedOn"
     from real_wedding_photos p join real_weddings w on w.id = p.real_wedding_id
     where p.id > $1 and p.id <= $2 and w.status = 'ACCEPTED' order by p.id`,
  ),
};

export function listPagesInRange(
  db: Database,
  kind: SitemapKind,
  range: { after: number; upTo: number },
): Promise<PageRow[]> {
  return pagesInRange[kind](db, [range.after, range.upTo]);
}

/** One look at the first public row of each range. */
const parts = preparedQuery<{ kind: SitemapKind; part: number }>(
  'marketplace.sitemap_parts',
  `select 'storefronts' as kind, part from generate_series(0, (select coalesce(max(id), 0) - 1 from storefronts) / $1) part
   where exists (select from storefronts
                 where id > part * $1 and id <= (part + 1) * $1 and published_at is not null)
   union all
   select 'real-weddings', part from generate_series(0, (select coalesce(max(id), 0) - 1 from real_weddings) / $1) part
   where exists (select from real_weddings
                 where id > part * $1 and id <= (part + 1) * $1 and status = 'ACCEPTED')
   union all
   select 'photos', part from generate_series(0, (select coalesce(max(id), 0) - 1 from real_wedding_photos) / $1) part
   where exists (select from real_wedding_photos p join real_weddings w on w.id = p.real_wedding_id
                 where p.id > part * $1 and p.id <= (part + 1) * $1 and w.status = 'ACCEPTED')`,
);

export function listParts(db: Database): Promise<{ kind: SitemapKind; part: number }[]> {
  return parts(db, [NUMBERS_PER_PART]);
}

/** Two short walks of an index for each category and market; no table is read through. */
const places = preparedQuery<{ categoryId: number; marketSlug: string | null; stateSlug: string | null }>(
  'marketplace.sitemap_places',
  `select category.id as "categoryId",
     case when exists (
       select from storefronts s
       where s.taxonomy_node_id = category.id and s.market_id = m.id and s.published_at is not null
     ) then m.slug end as "marketSlug",
     case when exists (
       select from storefronts s join cities c on c.id = s.city_id and c.state_code = m.state_code
       where s.taxonomy_node_id = category.id and s.market_id = m.id and s.published_at is not null
     ) then st.slug end as "stateSlug"
   from unnest($1::smallint[]) category (id) cross join markets m join states st on st.code = m.state_code
   order by category.id, m.id`,
);

export function listPlacesWithStorefronts(db: Database, categoryIds: readonly number[]) {
  return places(db, [categoryIds]);
}
