import { sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { foldedName } from '#platform/database/folded-name.ts';

/** Published, for everybody from its first page on, and taken down by nobody. */
const OPEN = sql`site.state = 'PUBLISHED' and site.privacy = 'PUBLIC' and site.taken_down_at is null
  and not exists (select from website_page_privacy first
    where first.wedding_id = site.wedding_id and first.visibility <> 'EVERYONE'
      and first.page_uuid::text = site.published -> 'pages' -> 0 ->> 'id')`;

export type FoundRow = { a: string; b: string; day: string | null; slug: string };

/** Each of the names begins one of the couple’s, by the indexes of weddings for both: a million of them are not read through. */
export async function findListed(
  tx: Tx,
  { names, limit }: { names: readonly string[]; limit: number },
): Promise<FoundRow[]> {
  const [a, b] = [foldedName(sql`wedding.primary_first_name`), foldedName(sql`wedding.partner_first_name`)];
  const each = names.map((name) => sql`and (${a} ^@ ${name} or ${b} ^@ ${name})`);
  const { rows } = await tx.execute<FoundRow>(sql`
    select wedding.primary_first_name as a, wedding.partner_first_name as b,
      to_char(wedding.wedding_date, 'YYYY-MM-DD') as day, slug.slug
    from websites site
    join weddings wedding on wedding.id = site.wedding_id
    join website_slugs slug on slug.wedding_id = site.wedding_id and slug.until is null
    where site.is_listed and ${OPEN} ${sql.join(each, sql` `)}
    order by wedding.wedding_date nulls last, slug.slug limit ${limit}`);
  return rows;
}

export async function listIndexed(tx: Tx, limit: number): Promise<{ slug: string; changedOn: string }[]> {
  const { rows } = await tx.execute<{ slug: string; changedOn: string }>(sql`
    select slug.slug, to_char(site.published_at at time zone 'UTC', 'YYYY-MM-DD') as "changedOn"
    from websites site
    join website_slugs slug on slug.wedding_id = site.wedding_id and slug.until is null
    where site.is_indexed and ${OPEN}
    order by site.published_at desc limit ${limit}`);
  return rows;
}
