import { removeRealWedding } from '#capabilities/editorial/server/index.ts';
import { deleteUnusedPictures, unpublishPictures } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { listPhotos, replacePhotos } from './photos.store.ts';
import type { StoredSubmission } from './submissions.store.ts';

/** Off every page, its photos private again. */
export async function takeDown(tx: Tx, { id, uuid, scopeId, slug }: StoredSubmission): Promise<void> {
  if (slug === null) return;
  await removeRealWedding(tx, uuid);
  const photos = await listPhotos(tx, [id]);
  await unpublishPictures(
    tx,
    scopeId,
    photos.map(({ pictureId }) => pictureId),
  );
}

/** The same for good: nobody has a use for the photos any more. */
export async function dropPhotosOf(tx: Tx, submission: StoredSubmission): Promise<void> {
  await takeDown(tx, submission);
  const photos = await listPhotos(tx, [submission.id]);
  await replacePhotos(tx, submission.id, []);
  await deleteUnusedPictures(
    tx,
    photos.map(({ pictureId }) => pictureId),
  );
}
