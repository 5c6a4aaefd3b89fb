import { and, asc, count, eq, isNotNull, type SQL } from 'drizzle-orm';
import { realWeddingPhotos, realWeddings } from '#capabilities/editorial/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import { favorites } from '../tables.ts';

export type FavoriteRow = typeof favorites.$inferSelect;
export type NewFavorite = typeof favorites.$inferInsert;
/** What is liked: a business, or a photo of a real wedding. */
export type Thing = { storefrontId: number } | { photoId: number };

/** Couples see what is published, and nothing else. */
export async function findPublishedStorefront(tx: Tx, uuid: string): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: storefronts.id })
    .from(storefronts)
    .where(and(eq(storefronts.uuid, uuid), isNotNull(storefronts.publishedAt)));
  return row?.id;
}

export async function findPublishedPhoto(
  tx: Tx,
  id: number,
): Promise<{ id: number; slug: string } | undefined> {
  const [row] = await tx
    .select({ id: realWeddingPhotos.id, slug: realWeddingPhotos.slug })
    .from(realWeddingPhotos)
    .innerJoin(realWeddings, eq(realWeddings.id, realWeddingPhotos.realWeddingId))
    .where(and(eq(realWeddingPhotos.id, id), isNotNull(realWeddings.publishedAt)));
  return row;
}

function isThing(thing: Thing): SQL {
  return 'storefrontId' in thing
    ? eq(favorites.storefrontId, thing.storefrontId)
    : eq(favorites.photoId, thing.photoId);
}

export async function findFavoriteOf(
  tx: Tx,
  weddingId: string,
  thing: Thing,
): Promise<FavoriteRow | undefined> {
  const [row] = await tx
    .select()
    .from(favorites)
    .where(and(eq(favorites.weddingId, weddingId), isThing(thing)));
  return row;
}

export async function findFavorite(
  tx: Tx,
  weddingId: string,
  uuid: string,
): Promise<FavoriteRow | undefined> {
  const [row] = await tx
    .select()
    .from(favorites)
    .where(and(eq(favorites.uuid, uuid), eq(favorites.weddingId, weddingId)));
  return row;
}

export async function countFavorites(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx.select({ count: count() }).from(favorites).where(eq(favorites.weddingId, weddingId));
  return row?.count ?? 0;
}

export async function insertFavorite(tx: Tx, favorite: NewFavorite): Promise<void> {
  await tx.insert(favorites).values(favorite);
}

type Named = { weddingId: string; uuid: string };

export async function updateFavorite(
  tx: Tx,
  { weddingId, uuid }: Named,
  changes: Partial<Pick<FavoriteRow, 'boardUuid' | 'note' | 'updatedAt'>>,
): Promise<void> {
  await tx
    .update(favorites)
    .set(changes)
    .where(and(eq(favorites.uuid, uuid), eq(favorites.weddingId, weddingId)));
}

/** False where there was none of this kind. */
export async function deleteFavorite(
  tx: Tx,
  { weddingId, uuid, kind }: Named & { kind: 'storefront' | 'photo' },
): Promise<boolean> {
  const liked = kind === 'storefront' ? favorites.storefrontId : favorites.photoId;
  const rows = await tx
    .delete(favorites)
    .where(and(eq(favorites.uuid, uuid), eq(favorites.weddingId, weddingId), isNotNull(liked)))
    .returning({ uuid: favorites.uuid });
  return rows.length > 0;
}

export type MarkRow = {
  uuid: string;
  board_uuid: string;
  storefront_uuid: string | null;
  photo_id: number | null;
  photo_slug: string | null;
  note: string;
  created_at: Date;
};

/** Asked by every page that shows a heart. Being a member is all it takes to see them. */
const marksOfMember = preparedQuery<MarkRow>(
  'favorites_marks_of_member',
  `select f.uuid, f.board_uuid, s.uuid as storefront_uuid, f.photo_id, p.slug as photo_slug, f.note, f.created_at
   from wedding_members m
   join favorites f on f.wedding_id = m.wedding_id
   left join storefronts s on s.id = f.storefront_id
   left join real_wedding_photos p on p.id = f.photo_id
   where m.user_id = $1
   order by f.created_at desc, f.uuid`,
);

export function listMarks(db: Database, userId: string): Promise<MarkRow[]> {
  return marksOfMember(db, [userId]);
}

/** Everything the wedding has marked, the oldest first. */
export function listFavoritesOfWedding(tx: Tx, weddingId: string) {
  return tx
    .select({
      boardUuid: favorites.boardUuid,
      vendorName: storefronts.name,
      photoSlug: realWeddingPhotos.slug,
      note: favorites.note,
      createdBy: favorites.createdBy,
      createdAt: favorites.createdAt,
    })
    .from(favorites)
    .leftJoin(storefronts, eq(storefronts.id, favorites.storefrontId))
    .leftJoin(realWeddingPhotos, eq(realWeddingPhotos.id, favorites.photoId))
    .where(eq(favorites.weddingId, weddingId))
    .orderBy(asc(favorites.createdAt), asc(favorites.uuid));
}

export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await tx.update(favorites).set({ createdBy: null }).where(eq(favorites.createdBy, userId));
}
