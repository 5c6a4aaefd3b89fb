import { fail, ok, type Result } from '#base/result.ts';
import { beginWedding, enterWedding } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { type KeptFavorite, keepFavorite, type Placement } from './keep-favorite.ts';
import { findPublishedPhoto } from './store.ts';

type Given = { imageId: number; boardUuid?: string | undefined } & Placement;

function notShown() {
  return fail('not_found', 'This photo is no longer available.');
}

/** Marks a photo of a real wedding for the whole wedding. */
export function favoriteWeddingPhoto(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { imageId, boardUuid, ...placement }: Given,
): Promise<Result<KeptFavorite & { weddingPhotoSlug: string }>> {
  return transact(db, async (tx) => {
    const photo = await findPublishedPhoto(tx, imageId);
    if (!photo) return notShown();
    await beginWedding(tx, clock, actor.userId);
    const entered = await enterWedding(tx, actor, 'edit-favorites');
    if (!entered.ok) return entered;
    const kept = await keepFavorite(tx, clock, {
      member: entered.value.membership,
      wish: { thing: { photoId: photo.id }, boardUuid, placement },
    });
    return kept.ok ? ok({ ...kept.value, weddingPhotoSlug: photo.slug }) : kept;
  });
}
