import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { transact } from '#platform/database/transact.ts';
import { mediaAssets } from '../tables.ts';

export type AssetRow = typeof mediaAssets.$inferSelect;
export type NewAsset = typeof mediaAssets.$inferInsert;

const ownedBy = (userId: string | null) =>
  userId === null ? sql`${mediaAssets.uploadedBy} is null` : eq(mediaAssets.uploadedBy, userId);

/** The same file from the same person. */
export async function findSameAsset(
  tx: Tx,
  userId: string | null,
  contentHash: string,
): Promise<AssetRow | undefined> {
  const [row] = await tx
    .select()
    .from(mediaAssets)
    .where(and(ownedBy(userId), eq(mediaAssets.contentHash, contentHash)));
  return row;
}

export async function countAssets(tx: Tx, userId: string): Promise<number> {
  const [row] = await tx.select({ assets: count() }).from(mediaAssets).where(ownedBy(userId));
  return row?.assets ?? 0;
}

/** Nothing when the same person has brought the same file meanwhile. */
export async function insertAsset(tx: Tx, asset: NewAsset): Promise<AssetRow | undefined> {
  const [row] = await tx
    .insert(mediaAssets)
    .values(asset)
    .onConflictDoNothing({ target: [mediaAssets.uploadedBy, mediaAssets.contentHash] })
    .returning();
  return row;
}

export async function findAsset(tx: Tx, id: string): Promise<AssetRow | undefined> {
  const [row] = await tx.select().from(mediaAssets).where(eq(mediaAssets.id, id));
  return row;
}

const assetsByIds = preparedSelect((tx: Tx) =>
  tx
    .select()
    .from(mediaAssets)
    .where(and(sql`${mediaAssets.id} = any(${sql.placeholder('ids')}::uuid[])`, isNull(mediaAssets.scopeId)))
    .prepare('media_assets_by_ids'),
);

/** Public ones alone. */
export async function listAssets(tx: Tx, ids: readonly string[]): Promise<AssetRow[]> {
  return ids.length === 0 ? [] : assetsByIds(tx).execute({ ids });
}

export async function findAssetOf(tx: Tx, userId: string, id: string): Promise<AssetRow | undefined> {
  const [row] = await tx
    .select()
    .from(mediaAssets)
    .where(and(eq(mediaAssets.id, id), ownedBy(userId)));
  return row;
}

/** How many of these pictures this person has brought for everybody to see. */
export async function countOwnPictures(tx: Tx, userId: string, ids: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ assets: count() })
    .from(mediaAssets)
    .where(and(ownedBy(userId), inArray(mediaAssets.id, [...ids]), isNull(mediaAssets.scopeId)));
  return row?.assets ?? 0;
}

export function listAssetsOf(tx: Tx, userId: string): Promise<AssetRow[]> {
  return tx.select().from(mediaAssets).where(ownedBy(userId)).orderBy(asc(mediaAssets.createdAt));
}

export type PictureSource = {
  cleanKey: string;
  width: number;
  scopeId: string | null;
  scopeVersion: number | null;
};

const sourceById = preparedQuery<PictureSource>(
  'media_source_by_id',
  `select clean_key as "cleanKey", width, scope_id as "scopeId", scope.version as "scopeVersion"
   from media_assets left join picture_scopes scope on scope.id = scope_id where media_assets.id = $1`,
);

export async function findPictureSource(db: Database, id: string): Promise<PictureSource | undefined> {
  const [row] = await sourceById(db, [id]);
  return row;
}

const FOREIGN_KEY_VIOLATION = '23503';

function isStillUsed(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined;
  return cause instanceof Error && 'code' in cause && cause.code === FOREIGN_KEY_VIOLATION;
}

/** False when something still shows the picture: other tables point at it, and the database knows all of them. */
export async function deleteUnusedAsset(tx: Tx, id: string): Promise<boolean> {
  try {
    await transact(tx, (savepoint) => savepoint.delete(mediaAssets).where(eq(mediaAssets.id, id)));
    return true;
  } catch (error) {
    if (isStillUsed(error)) return false;
    throw error;
  }
}

/** Those among these that somebody sent; pictures of the house are not. */
export async function listUploaded(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ id: mediaAssets.id })
    .from(mediaAssets)
    .where(
      and(
        inArray(mediaAssets.id, [...ids]),
        or(isNotNull(mediaAssets.uploadedBy), isNotNull(mediaAssets.scopeId)),
      ),
    );
  return rows.map(({ id }) => id);
}

/** The picture stays where it is shown, and no longer says who brought it. */
export async function disownAsset(tx: Tx, id: string): Promise<void> {
  await tx
    .update(mediaAssets)
    .set({ uploadedBy: null, contentHash: `disowned:${id}` })
    .where(eq(mediaAssets.id, id));
}
