import { and, asc, count, eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '#platform/database/database.ts';
import { submissionPhotos } from '../tables.ts';

export type StoredPhoto = typeof submissionPhotos.$inferSelect;

export function listPhotos(tx: Tx, submissionIds: readonly number[]): Promise<StoredPhoto[]> {
  return tx
    .select()
    .from(submissionPhotos)
    .where(inArray(submissionPhotos.submissionId, [...submissionIds]))
    .orderBy(
      asc(submissionPhotos.submissionId),
      asc(submissionPhotos.position),
      asc(submissionPhotos.pictureId),
    );
}

export async function countPhotos(tx: Tx, submissionId: number): Promise<number> {
  const [row] = await tx
    .select({ photos: count() })
    .from(submissionPhotos)
    .where(eq(submissionPhotos.submissionId, submissionId));
  return row?.photos ?? 0;
}

/** At the end. The same picture again stays where it is. */
export async function appendPhoto(tx: Tx, submissionId: number, pictureId: string): Promise<void> {
  await tx
    .insert(submissionPhotos)
    .values({
      submissionId,
      pictureId,
      position: sql`(select coalesce(max(p.position) + 1, 0) from submission_photos p where p.submission_id = ${submissionId})`,
    })
    .onConflictDoNothing();
}

export async function dropPhoto(tx: Tx, submissionId: number, pictureId: string): Promise<boolean> {
  const gone = await tx
    .delete(submissionPhotos)
    .where(and(eq(submissionPhotos.submissionId, submissionId), eq(submissionPhotos.pictureId, pictureId)))
    .returning({ id: submissionPhotos.pictureId });
  return gone.length > 0;
}

export async function replacePhotos(
  tx: Tx,
  submissionId: number,
  photos: readonly Omit<StoredPhoto, 'submissionId' | 'position'>[],
): Promise<void> {
  await tx.delete(submissionPhotos).where(eq(submissionPhotos.submissionId, submissionId));
  if (photos.length === 0) return;
  await tx.insert(submissionPhotos).values(
    photos.map(({ pictureId, caption, subject }, position) => ({
      submissionId,
      pictureId,
      position,
      caption,
      subject,
    })),
  );
}
