import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { type KeptFavorite, keepFavorite, type Placement } from './keep-favorite.ts';
import { enterFavorites } from './policy.ts';
import { findPublishedPhoto } from './store.ts';

type Deps = Pick<Platform, 'db' | 'clock'> & { beginWedding(): Promise<void> };
type Given = { imageId: number; boardUuid?: string | undefined } & Placement;

function notShown() {
  return fail('not_found', 'This photo is not shown anymore.');
}

/** Marks a photo of a real wedding for the whole wedding. */
export async function favoriteWeddingPhoto(
  { db, clock, beginWedding }: Deps,
  actor: SignedInActor,
  { imageId, boardUuid, ...placement }: Given,
): Promise<Result<KeptFavorite & { weddingPhotoSlug: string }>> {
  if (!(await findPublishedPhoto(db, imageId))) return notShown();
  await beginWedding();
  return db.transaction(async (tx) => {
    const member = await enterFavorites(tx, actor.userId, 'edit-favorites');
    if (!member.ok) return member;
    const photo = await findPublishedPhoto(tx, imageId);
    if (!photo) return notShown();
    const kept = await keepFavorite(tx, clock, {
      member: member.value,
      wish: { thing: { photoId: photo.id }, boardUuid, placement },
    });
    return kept.ok ? ok({ ...kept.value, weddingPhotoSlug: photo.slug }) : kept;
  });
}
