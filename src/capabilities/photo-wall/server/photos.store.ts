import { and, asc, count, desc, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { mediaAssets } from '#capabilities/media/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import type { PhotoFilter } from '../contract/couple-wall.contract.ts';
import type { PhotoState } from '../rules/photo-states.ts';
import { photoWalls, wallPhotoReports, wallPhotos } from '../tables.ts';

export type PhotoRow = typeof wallPhotos.$inferSelect;

/** The row of a picture: this one, or the one that was there already. */
export async function keepPhoto(
  tx: Tx,
  photo: typeof wallPhotos.$inferInsert,
): Promise<{ row: PhotoRow; isNew: boolean }> {
  const [inserted] = await tx.insert(wallPhotos).values(photo).onConflictDoNothing().returning();
  if (inserted) return { row: inserted, isNew: true };
  const [row] = await tx.select().from(wallPhotos).where(eq(wallPhotos.pictureId, photo.pictureId));
  if (!row) throw new Error('A photo that was there already is gone.');
  return { row, isNew: false };
}

type Page = { before?: string | undefined; limit: number };

const behind = (before: string | undefined) => (before ? lt(wallPhotos.uuid, before) : undefined);

const newestShown = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(wallPhotos)
    .where(and(eq(wallPhotos.weddingId, sql.placeholder('weddingId')), eq(wallPhotos.state, 'SHOWN')))
    .orderBy(desc(wallPhotos.uuid))
    .limit(sql.placeholder('limit'))
    .prepare('wall_newest_shown'),
);

/** What a page of the couple’s website shows of the wall, each time it is opened. */
export function listNewestShown(tx: Tx, weddingId: string, limit: number): Promise<PhotoRow[]> {
  return newestShown(tx).execute({ weddingId, limit });
}

/** Newest first. */
export function listShown(tx: Tx, weddingId: string, { before, limit }: Page): Promise<PhotoRow[]> {
  return tx
    .select()
    .from(wallPhotos)
    .where(and(eq(wallPhotos.weddingId, weddingId), eq(wallPhotos.state, 'SHOWN'), behind(before)))
    .orderBy(desc(wallPhotos.uuid))
    .limit(limit);
}

/** What the couple removed is gone for its uploader as well. */
export function listOwn(tx: Tx, weddingId: string, keyHash: string, limit: number): Promise<PhotoRow[]> {
  return tx
    .select()
    .from(wallPhotos)
    .where(
      and(
        eq(wallPhotos.weddingId, weddingId),
        eq(wallPhotos.uploaderKeyHash, keyHash),
        ne(wallPhotos.state, 'REMOVED'),
      ),
    )
    .orderBy(desc(wallPhotos.uuid))
    .limit(limit);
}

function filtered(filter: PhotoFilter) {
  if (filter === 'ALL') return ne(wallPhotos.state, 'REMOVED');
  if (filter === 'REPORTED') return and(gt(wallPhotos.reports, 0), ne(wallPhotos.state, 'REMOVED'));
  return eq(wallPhotos.state, filter);
}

export function listFiltered(
  tx: Tx,
  weddingId: string,
  { filter, before, limit }: Page & { filter: PhotoFilter },
): Promise<PhotoRow[]> {
  return tx
    .select()
    .from(wallPhotos)
    .where(and(eq(wallPhotos.weddingId, weddingId), filtered(filter), behind(before)))
    .orderBy(desc(wallPhotos.uuid))
    .limit(limit);
}

export async function countPhotos(tx: Tx, weddingId: string) {
  const rows = await tx
    .select({
      state: wallPhotos.state,
      photos: count(),
      reported: sql<number>`count(*) filter (where ${wallPhotos.reports} > 0)::int`,
    })
    .from(wallPhotos)
    .where(eq(wallPhotos.weddingId, weddingId))
    .groupBy(wallPhotos.state);
  const of = (state: PhotoState) => rows.find((row) => row.state === state)?.photos ?? 0;
  const reported = rows
    .filter(({ state }) => state !== 'REMOVED')
    .reduce((sum, row) => sum + row.reported, 0);
  return {
    ...{ WAITING: of('WAITING'), SHOWN: of('SHOWN'), HIDDEN: of('HIDDEN'), REMOVED: of('REMOVED') },
    reported,
  };
}

export async function findPhoto(tx: Tx, weddingId: string, uuid: string): Promise<PhotoRow | undefined> {
  const [row] = await tx
    .select()
    .from(wallPhotos)
    .where(and(eq(wallPhotos.weddingId, weddingId), eq(wallPhotos.uuid, uuid)));
  return row;
}

export function findPhotos(tx: Tx, weddingId: string, uuids: readonly string[]): Promise<PhotoRow[]> {
  return tx
    .select()
    .from(wallPhotos)
    .where(and(eq(wallPhotos.weddingId, weddingId), inArray(wallPhotos.uuid, [...uuids])));
}

/** Whoever puts a photo somewhere has looked at it: reports from before no longer count. */
export async function movePhotos(
  tx: Tx,
  uuids: readonly string[],
  { to, now }: { to: PhotoState; now: Date },
): Promise<void> {
  await tx
    .update(wallPhotos)
    .set({ state: to, reports: 0, removedAt: to === 'REMOVED' ? now : null })
    .where(inArray(wallPhotos.uuid, [...uuids]));
}

export async function updatePhoto(
  tx: Tx,
  uuid: string,
  change: Partial<Pick<PhotoRow, 'caption' | 'state' | 'reports'>>,
): Promise<void> {
  await tx.update(wallPhotos).set(change).where(eq(wallPhotos.uuid, uuid));
}

export async function deletePhotos(tx: Tx, uuids: readonly string[]): Promise<void> {
  await tx.delete(wallPhotos).where(inArray(wallPhotos.uuid, [...uuids]));
}

/** False where this browser has said so before. */
export async function insertReport(tx: Tx, report: typeof wallPhotoReports.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(wallPhotoReports).values(report).onConflictDoNothing().returning();
  return rows.length > 0;
}

export function listRemovedBefore(tx: Tx, moment: Date, limit: number): Promise<PhotoRow[]> {
  return tx
    .select()
    .from(wallPhotos)
    .where(lt(wallPhotos.removedAt, moment))
    .orderBy(asc(wallPhotos.removedAt))
    .limit(limit);
}

/** Pictures of walls whose upload broke off before there was a photo, and that nobody sent again. */
export async function listStrayPictures(tx: Tx, before: Date, limit: number): Promise<string[]> {
  const rows = await tx
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .innerJoin(photoWalls, eq(photoWalls.scopeId, mediaAssets.scopeId))
    .leftJoin(wallPhotos, eq(wallPhotos.pictureId, mediaAssets.id))
    .where(and(lt(mediaAssets.createdAt, before), isNull(wallPhotos.uuid)))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** All pictures of a wall, whatever became of them. */
export async function listPictureIds(tx: Tx, scopeId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .where(eq(mediaAssets.scopeId, scopeId));
  return rows.map(({ id }) => id);
}

/** In the order they came; what is hidden belongs to the couple as well, what was removed does not come along. */
export function listKept(
  tx: Tx,
  weddingId: string,
): Promise<Pick<PhotoRow, 'uuid' | 'pictureId' | 'uploaderName' | 'createdAt'>[]> {
  const { uuid, pictureId, uploaderName, createdAt } = wallPhotos;
  return tx
    .select({ uuid, pictureId, uploaderName, createdAt })
    .from(wallPhotos)
    .where(and(eq(wallPhotos.weddingId, weddingId), ne(wallPhotos.state, 'REMOVED')))
    .orderBy(asc(wallPhotos.uuid));
}
