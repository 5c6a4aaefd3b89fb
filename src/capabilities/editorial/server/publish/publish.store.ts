import { eq } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { realWeddingCredits, realWeddingPhotos, realWeddings } from '../../tables.ts';

type NewWedding = typeof realWeddings.$inferInsert;
type NewPhoto = Omit<typeof realWeddingPhotos.$inferInsert, 'id' | 'realWeddingId' | 'position'>;
export type NewCredit = Omit<typeof realWeddingCredits.$inferInsert, 'realWeddingId' | 'position'>;

/** Its number; nothing where it is there already. */
export async function insertWedding(tx: Tx, wedding: NewWedding): Promise<number | undefined> {
  const [row] = await tx
    .insert(realWeddings)
    .values(wedding)
    .onConflictDoNothing({ target: realWeddings.uuid })
    .returning({ id: realWeddings.id });
  return row?.id;
}

export async function findWeddingByUuid(tx: Tx, uuid: string) {
  const [row] = await tx
    .select({ id: realWeddings.id, slug: realWeddings.slug })
    .from(realWeddings)
    .where(eq(realWeddings.uuid, uuid));
  return row;
}

export async function isSlugTaken(tx: Tx, slug: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: realWeddings.id })
    .from(realWeddings)
    .where(eq(realWeddings.slug, slug));
  return row !== undefined;
}

export async function insertPhotos(
  tx: Tx,
  realWeddingId: number,
  photos: readonly NewPhoto[],
): Promise<void> {
  await tx
    .insert(realWeddingPhotos)
    .values(photos.map((photo, position) => ({ ...photo, realWeddingId, position })));
}

export async function replaceCredits(
  tx: Tx,
  realWeddingId: number,
  credits: readonly NewCredit[],
): Promise<void> {
  await tx.delete(realWeddingCredits).where(eq(realWeddingCredits.realWeddingId, realWeddingId));
  if (credits.length === 0) return;
  await tx
    .insert(realWeddingCredits)
    .values(credits.map((credit, position) => ({ ...credit, realWeddingId, position })));
}

/** With its photos, its credits and the hearts it has. */
export async function deleteWedding(tx: Tx, id: number): Promise<void> {
  await tx.delete(realWeddings).where(eq(realWeddings.id, id));
}
