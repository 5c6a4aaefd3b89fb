import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { realWeddingPhotos, realWeddings } from '#capabilities/editorial/tables.ts';
import { storefrontImages, storefronts } from '#capabilities/storefronts/tables.ts';
import type { Tx } from '#platform/database/database.ts';
import { preparedSelect } from '#platform/database/prepared-select.ts';
import { favorites } from '../tables.ts';
import { noteBy, savedBy } from './hearts.store.ts';

/** Whose favorites, of which board, how many at most, and who reads them; nobody of the wedding for a shared board. */
export type Selection = { weddingId: string; viewerId: string | null; boardUuid?: string; limit?: number };

const saved = {
  uuid: favorites.uuid,
  boardUuid: favorites.boardUuid,
  note: favorites.note,
  noteBy,
  noteAt: favorites.noteAt,
  savedBy,
  createdAt: favorites.createdAt,
};

const newestFirst = [desc(favorites.createdAt), favorites.uuid] as const;
/** Above what a wedding can keep. */
const ALL = 1_000;

const boardUuid = sql.placeholder('boardUuid');
const isSelected = and(
  eq(favorites.weddingId, sql.placeholder('weddingId')),
  isNull(favorites.removedAt),
  sql`(${boardUuid}::uuid is null or ${favorites.boardUuid} = ${boardUuid}::uuid)`,
);

const valuesOf = (selection: Selection) => ({ boardUuid: null, limit: ALL, ...selection });

const savedVendors = preparedSelect((tx: Tx) =>
  tx
    .select({
      ...saved,
      storefrontUuid: storefronts.uuid,
      vendorName: storefronts.name,
      taxonomyNodeId: storefronts.taxonomyNodeId,
    })
    .from(favorites)
    .innerJoin(storefronts, eq(storefronts.id, favorites.storefrontId))
    .where(isSelected)
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('favorites_saved_vendors'),
);

export function listSavedVendors(tx: Tx, selection: Selection) {
  return savedVendors(tx).execute(valuesOf(selection));
}

export type SavedVendorRow = Awaited<ReturnType<typeof listSavedVendors>>[number];

const savedPhotos = preparedSelect((tx: Tx) =>
  tx
    .select({
      ...saved,
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
    .where(and(isSelected, isNotNull(realWeddings.publishedAt)))
    .orderBy(...newestFirst)
    .limit(sql.placeholder('limit'))
    .prepare('favorites_saved_photos'),
);

/** Photos whose wedding is no longer shown stay marked and unseen. */
export function listSavedPhotos(tx: Tx, selection: Selection) {
  return savedPhotos(tx).execute(valuesOf(selection));
}

export type SavedPhotoRow = Awaited<ReturnType<typeof listSavedPhotos>>[number];

const covers = preparedSelect((tx: Tx) => {
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
        sql`${favorites.boardUuid} = any(${sql.placeholder('boardUuids')}::uuid[])`,
        isNull(favorites.removedAt),
        sql`coalesce(${realWeddings.publishedAt}, ${storefronts.publishedAt}) is not null`,
        sql`coalesce(${realWeddingPhotos.assetId}, ${storefrontImages.assetId}) is not null`,
      ),
    )
    .as('ranked');
  return tx
    .select({ boardUuid: ranked.boardUuid, assetId: ranked.assetId })
    .from(ranked)
    .where(sql`${ranked.rank} <= ${sql.placeholder('each')}`)
    .orderBy(ranked.boardUuid, ranked.rank)
    .prepare('favorites_covers');
});

/** The newest pictures of each board: a vendor's cover, or the photo itself. */
export function listCovers(tx: Tx, boardUuids: readonly string[], each: number) {
  return covers(tx).execute({ boardUuids, each });
}
