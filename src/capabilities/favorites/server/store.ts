import { and, asc, count, eq, isNotNull, isNull, lt, type SQL } from 'drizzle-orm';
import { realWeddingPhotos, realWeddings } from '#capabilities/editorial/tables.ts';
import { storefronts } from '#capabilities/storefronts/tables.ts';
import type { Database, Tx } from '#platform/database/database.ts';
import { preparedQuery } from '#platform/database/prepared-query.ts';
import type { Saver } from '../rules/saver-words.ts';
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

/** Also one that was just taken off the list. */
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

/** Also one that was just taken off the list. */
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
  const [row] = await tx
    .select({ count: count() })
    .from(favorites)
    .where(and(eq(favorites.weddingId, weddingId), isNull(favorites.removedAt)));
  return row?.count ?? 0;
}

export async function insertFavorite(tx: Tx, favorite: NewFavorite): Promise<void> {
  await tx.insert(favorites).values(favorite);
}

type Named = { weddingId: string; uuid: string };

export async function updateFavorite(
  tx: Tx,
  { weddingId, uuid }: Named,
  changes: Partial<Pick<FavoriteRow, 'boardUuid' | 'note' | 'noteBy' | 'noteAt' | 'removedAt' | 'updatedAt'>>,
): Promise<void> {
  await tx
    .update(favorites)
    .set(changes)
    .where(and(eq(favorites.uuid, uuid), eq(favorites.weddingId, weddingId)));
}

export async function deleteFavorite(tx: Tx, { weddingId, uuid }: Named): Promise<void> {
  await tx.delete(favorites).where(and(eq(favorites.uuid, uuid), eq(favorites.weddingId, weddingId)));
}

/** Those that nobody can want back any more. */
export async function deleteRemovedBefore(tx: Tx, weddingId: string, before: Date): Promise<void> {
  await tx.delete(favorites).where(and(eq(favorites.weddingId, weddingId), lt(favorites.removedAt, before)));
}

export type MarkRow = {
  uuid: string;
  board_uuid: string;
  storefront_uuid: string | null;
  photo_id: number | null;
  photo_slug: string | null;
  note: string;
  saved_by: Saver[];
  created_at: Date;
};

/** Asked by every page that shows a heart. Being a member is all it takes to see them. */
const marksOfMember = preparedQuery<MarkRow>(
  'favorites_marks_of_member',
  `select f.uuid, f.board_uuid, s.uuid as storefront_uuid, f.photo_id, p.slug as photo_slug, f.note, f.created_at,
     coalesce((
       select json_agg(json_build_object('name', coalesce(u.first_name, ''), 'isYou', h.user_id is not distinct from m.user_id)
         order by h.created_at, h.user_id)
       from favorite_hearts h left join users u on u.id = h.user_id
       where h.favorite_uuid = f.uuid
     ), '[]') as saved_by
   from wedding_members m
   join favorites f on f.wedding_id = m.wedding_id and f.removed_at is null
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
      noteBy: favorites.noteBy,
      createdBy: favorites.createdBy,
      createdAt: favorites.createdAt,
    })
    .from(favorites)
    .leftJoin(storefronts, eq(storefronts.id, favorites.storefrontId))
    .leftJoin(realWeddingPhotos, eq(realWeddingPhotos.id, favorites.photoId))
    .where(and(eq(favorites.weddingId, weddingId), isNull(favorites.removedAt)))
    .orderBy(asc(favorites.createdAt), asc(favorites.uuid));
}

export async function forgetAuthor(tx: Tx, userId: string): Promise<void> {
  await tx.update(favorites).set({ createdBy: null }).where(eq(favorites.createdBy, userId));
  await tx.update(favorites).set({ noteBy: null }).where(eq(favorites.noteBy, userId));
}
