import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm';
import { realWeddingPhotos, realWeddings } from '#capabilities/editorial/tables.ts';
import { storefrontImages, storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { favorites } from '../tables.ts';
import { noteBy, savedBy } from './hearts.store.ts';

/** Whose favorites, of which board, how many at most, and who reads them; nobody of the wedding for a shared board. */
export type Selection = { weddingId: string; viewerId: string | null; boardUuid?: string; limit?: number };

function saved(viewerId: string | null) {
  return {
    uuid: favorites.uuid,
    boardUuid: favorites.boardUuid,
    note: favorites.note,
    noteBy: noteBy(viewerId),
    noteAt: favorites.noteAt,
    savedBy: savedBy(viewerId),
    createdAt: favorites.createdAt,
  };
}

const newestFirst = [desc(favorites.createdAt), favorites.uuid] as const;
/** Above what a wedding can keep. */
const ALL = 1_000;

function isSelected({ weddingId, boardUuid }: Selection) {
  return and(
    eq(favorites.weddingId, weddingId),
    isNull(favorites.removedAt),
    boardUuid === undefined ? undefined : eq(favorites.boardUuid, boardUuid),
  );
}

export function listSavedVendors(tx: Tx, selection: Selection) {
  return tx
    .select({
      ...saved(selection.viewerId),
      storefrontUuid: storefronts.uuid,
      vendorName: storefronts.name,
      taxonomyNodeId: storefronts.taxonomyNodeId,
    })
    .from(favorites)
    .innerJoin(storefronts, eq(storefronts.id, favorites.storefrontId))
    .where(isSelected(selection))
    .orderBy(...newestFirst)
    .limit(selection.limit ?? ALL);
}

export type SavedVendorRow = Awaited<ReturnType<typeof listSavedVendors>>[number];

/** Photos whose wedding is no longer shown stay marked and unseen. */
export function listSavedPhotos(tx: Tx, selection: Selection) {
  return tx
    .select({
      ...saved(selection.viewerId),
      imageId: realWeddingPhotos.id,
      weddingPhotoSlug: realWeddingPhotos.slug,
      caption: realWeddingPhotos.caption,
      assetId: realWeddingPhotos.assetId,
      weddingTitle: realWeddings.title,
      weddingSlug: realWeddings.slug,
    })
    .from(favorites)
    .innerJoin(realWeddingPhotos, eq(realWeddingPhotos.id, favorites.photoId))
    .innerJoin(realWeddings, eq(realWeddings.id, realWeddingPhotos.realWeddingId))
    .where(and(isSelected(selection), isNotNull(realWeddings.publishedAt)))
    .orderBy(...newestFirst)
    .limit(selection.limit ?? ALL);
}

export type SavedPhotoRow = Awaited<ReturnType<typeof listSavedPhotos>>[number];

/** The newest pictures of each board: a vendor's cover, or the photo itself. */
export function listCovers(tx: Tx, boardUuids: readonly string[], each: number) {
  const ranked = tx
    .select({
      boardUuid: favorites.boardUuid,
      assetId: sql<string>`coalesce(${realWeddingPhotos.assetId}, ${storefrontImages.assetId})`.as(
        'asset_id',
      ),
      rank: sql<number>`row_number() over (partition by ${favorites.boardUuid} order by ${favorites.createdAt} desc, ${favorites.uuid})`.as(
        'rank',
      ),
    })
    .from(favorites)
    .leftJoin(realWeddingPhotos, eq(realWeddingPhotos.id, favorites.photoId))
    .leftJoin(realWeddings, eq(realWeddings.id, realWeddingPhotos.realWeddingId))
    .leftJoin(storefronts, eq(storefronts.id, favorites.storefrontId))
    .leftJoin(
      storefrontImages,
      and(
        eq(storefrontImages.storefrontId, favorites.storefrontId),
        eq(storefrontImages.gallery, 'COVER'),
        eq(storefrontImages.position, 0),
      ),
    )
    .where(
      and(
        inArray(favorites.boardUuid, [...boardUuids]),
        isNull(favorites.removedAt),
        sql`coalesce(${realWeddings.publishedAt}, ${storefronts.publishedAt}) is not null`,
        sql`coalesce(${realWeddingPhotos.assetId}, ${storefrontImages.assetId}) is not null`,
      ),
    )
    .as('ranked');
  return tx
    .select({ boardUuid: ranked.boardUuid, assetId: ranked.assetId })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${each}`)
    .orderBy(ranked.boardUuid, ranked.rank);
}
