import { deleteUnusedPictures } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { KEPT_AFTER_REMOVAL_DAYS } from '../rules/wall-choices.ts';
import { deletePhotos, listPictureIds, listRemovedBefore, listStrayPictures } from './photos.store.ts';
import { deleteWall, findWallOf } from './walls.store.ts';

const DAY_MS = 86_400_000;
const AT_ONCE = 500;

/** What was removed some days ago, and uploads that broke off and were not sent again. */
export function sweepPhotos({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now().getTime();
  return transact(db, async (tx) => {
    const removed = await listRemovedBefore(tx, new Date(now - KEPT_AFTER_REMOVAL_DAYS * DAY_MS), AT_ONCE);
    await deletePhotos(
      tx,
      removed.map(({ uuid }) => uuid),
    );
    const stray = await listStrayPictures(tx, new Date(now - DAY_MS), AT_ONCE);
    const pictures = new Set([...removed.map(({ pictureId }) => pictureId), ...stray]);
    await deleteUnusedPictures(tx, [...pictures]);
    return pictures.size;
  });
}

/** With the wedding goes everything its guests brought. */
export async function deleteWallOf(tx: Tx, weddingId: string): Promise<void> {
  const wall = await findWallOf(tx, weddingId);
  if (!wall) return;
  const pictures = await listPictureIds(tx, wall.scopeId);
  await deleteWall(tx, weddingId);
  await deleteUnusedPictures(tx, pictures);
}
