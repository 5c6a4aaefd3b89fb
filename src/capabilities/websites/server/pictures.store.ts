import { and, count, eq, inArray } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { websitePictures } from '../tables.ts';

export async function addPicture(tx: Tx, weddingId: string, pictureId: string, addedAt: Date): Promise<void> {
  await tx.insert(websitePictures).values({ weddingId, pictureId, addedAt }).onConflictDoNothing();
}

export async function countPictures(tx: Tx, weddingId: string): Promise<number> {
  const [row] = await tx
    .select({ pictures: count() })
    .from(websitePictures)
    .where(eq(websitePictures.weddingId, weddingId));
  return row?.pictures ?? 0;
}

export async function listPictureIds(tx: Tx, weddingId: string): Promise<string[]> {
  const rows = await tx
    .select({ id: websitePictures.pictureId })
    .from(websitePictures)
    .where(eq(websitePictures.weddingId, weddingId));
  return rows.map(({ id }) => id);
}

/** Those of these that were brought for this site. */
export async function ownPictures(tx: Tx, weddingId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .select({ id: websitePictures.pictureId })
    .from(websitePictures)
    .where(and(eq(websitePictures.weddingId, weddingId), inArray(websitePictures.pictureId, [...ids])));
  return new Set(rows.map(({ id }) => id));
}

export async function dropPictures(tx: Tx, weddingId: string): Promise<string[]> {
  const rows = await tx
    .delete(websitePictures)
    .where(eq(websitePictures.weddingId, weddingId))
    .returning({ id: websitePictures.pictureId });
  return rows.map(({ id }) => id);
}
