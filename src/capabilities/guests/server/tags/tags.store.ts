import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { tagKey } from '../../rules/tags/guest-tag.ts';
import { guestTagLinks, guestTags } from '../../tags.tables.ts';

export type TagRow = typeof guestTags.$inferSelect;
export type TagLinkRow = typeof guestTagLinks.$inferSelect;

const tagsOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(guestTags)
    .where(eq(guestTags.weddingId, sql.placeholder('weddingId')))
    .orderBy(asc(sql`lower(${guestTags.name})`), asc(guestTags.uuid))
    .prepare('guests_tags_of'),
);

const linksOfWedding = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(guestTagLinks)
    .where(eq(guestTagLinks.weddingId, sql.placeholder('weddingId')))
    .prepare('guests_tag_links_of'),
);

/** By name: a person’s tags are told by their places in it. */
export function listTags(tx: Tx, weddingId: string): Promise<TagRow[]> {
  return tagsOfWedding(tx).execute({ weddingId });
}

export function listTagLinks(tx: Tx, weddingId: string): Promise<TagLinkRow[]> {
  return linksOfWedding(tx).execute({ weddingId });
}

export function listTagLinksOf(tx: Tx, guestUuids: readonly string[]): Promise<TagLinkRow[]> {
  if (guestUuids.length === 0) return Promise.resolve([]);
  return tx
    .select()
    .from(guestTagLinks)
    .where(inArray(guestTagLinks.guestUuid, [...guestUuids]));
}

export async function countTags(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx.select({ tags: count() }).from(guestTags).where(eq(guestTags.weddingId, weddingId));
  return row?.tags ?? 0;
}

/** Only ever within the wedding: another couple's tag is as good as none. */
export async function findTag(tx: Tx, weddingId: string, uuid: string): Promise<TagRow | undefined> {
  const [row] = await tx
    .select()
    .from(guestTags)
    .where(and(eq(guestTags.uuid, uuid), eq(guestTags.weddingId, weddingId)));
  return row;
}

export async function findTagNamed(tx: Tx, weddingId: string, name: string): Promise<TagRow | undefined> {
  const rows = await listTags(tx, weddingId);
  return rows.find((row) => tagKey(row.name) === tagKey(name));
}

export async function insertTags(tx: Tx, rows: readonly TagRow[]): Promise<void> {
  if (rows.length > 0) await tx.insert(guestTags).values([...rows]);
}

export async function updateTag(
  tx: Tx,
  uuid: string,
  changes: Pick<TagRow, 'name' | 'color'>,
): Promise<void> {
  await tx.update(guestTags).set(changes).where(eq(guestTags.uuid, uuid));
}

export async function deleteTag(tx: Tx, weddingId: string, uuid: string): Promise<number> {
  const { rowCount } = await tx
    .delete(guestTags)
    .where(and(eq(guestTags.weddingId, weddingId), eq(guestTags.uuid, uuid)));
  return rowCount ?? 0;
}

type Tagging = { weddingId: string; tagUuid: string; guestUuids: readonly string[] };

/** Who had it not. */
export async function linkTag(tx: Tx, { weddingId, tagUuid, guestUuids }: Tagging): Promise<string[]> {
  const { rows } = await tx.execute<{ uuid: string }>(sql`
    insert into guest_tag_links (tag_uuid, guest_uuid, wedding_id)
    select ${tagUuid}, g, ${weddingId} from unnest(${sql.param([...guestUuids])}::uuid[]) g
    on conflict do nothing returning guest_uuid as uuid`);
  return rows.map(({ uuid }) => uuid);
}

export async function unlinkTag(tx: Tx, { weddingId, tagUuid, guestUuids }: Tagging): Promise<string[]> {
  const rows = await tx
    .delete(guestTagLinks)
    .where(
      and(
        eq(guestTagLinks.weddingId, weddingId),
        eq(guestTagLinks.tagUuid, tagUuid),
        sql`${guestTagLinks.guestUuid} = any(${sql.param([...guestUuids])}::uuid[])`,
      ),
    )
    .returning({ uuid: guestTagLinks.guestUuid });
  return rows.map(({ uuid }) => uuid);
}

/** These people have these tags and no others; of a tag that is gone, nothing. */
export async function restoreTagLinks(
  tx: Tx,
  guestUuids: readonly string[],
  rows: readonly TagLinkRow[],
): Promise<void> {
  await tx
    .delete(guestTagLinks)
    .where(sql`${guestTagLinks.guestUuid} = any(${sql.param([...guestUuids])}::uuid[])`);
  await tx.execute(sql`
    insert into guest_tag_links (tag_uuid, guest_uuid, wedding_id)
    select l."tagUuid", l."guestUuid", t.wedding_id
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l("tagUuid" uuid, "guestUuid" uuid)
      join guest_tags t on t.uuid = l."tagUuid"
    on conflict do nothing`);
}

/** Of these tags those that nobody has. */
export async function deleteUnusedTags(tx: Tx, weddingId: string, uuids: readonly string[]): Promise<void> {
  await tx
    .delete(guestTags)
    .where(
      and(
        eq(guestTags.weddingId, weddingId),
        sql`${guestTags.uuid} = any(${sql.param([...uuids])}::uuid[])`,
        sql`not exists (select 1 from guest_tag_links l where l.tag_uuid = ${guestTags.uuid})`,
      ),
    );
}
