import type { Result } from '#base/result.ts';
import { ok } from '#base/result.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { PhotoFilter, PhotoWall, WallPhoto } from '../../contract/couple-wall.contract.ts';
import { presentPhoto, withPictures } from '../guest/present-photos.ts';
import { listFiltered } from '../photos.store.ts';
import { findWallOf } from '../walls.store.ts';
import { wallAnswer } from './wall-answer.ts';

const ON_A_PAGE = 60;

type Deps = Pick<Platform, 'db' | 'clock' | 'publicUrl' | 'secret'>;

/** Somebody without a wedding has no wall yet, and is told that they may have one. */
export async function readWall(deps: Deps, { userId }: SignedInActor): Promise<PhotoWall> {
  const membership = await membershipOf(deps.db, userId);
  if (membership) return wallAnswer(deps.db, deps, membership);
  const counts = { WAITING: 0, SHOWN: 0, HIDDEN: 0, REMOVED: 0, reported: 0 };
  return { wall: null, counts, archive: [], canShare: true, canModerate: true };
}

export async function listPhotos(
  { db, secret }: Deps,
  { userId }: SignedInActor,
  { filter, before }: { filter: PhotoFilter; before?: string | undefined },
): Promise<Result<{ photos: WallPhoto[]; next: string | null }>> {
  const entered = demandAbility(await membershipOf(db, userId), 'edit-photos');
  if (!entered.ok) return entered;
  const { weddingId } = entered.value;
  const wall = await findWallOf(db, weddingId);
  if (!wall) return ok({ photos: [], next: null });
  const rows = await listFiltered(db, weddingId, { filter, before, limit: ON_A_PAGE + 1 });
  const page = rows.slice(0, ON_A_PAGE);
  const photos = await withPictures(db, { secret }, wall.scopeId, page);
  return ok({
    photos: photos.map((photo) => {
      const { state, reports, createdAt } = photo;
      return { ...presentPhoto(photo), state, reports, createdAt: createdAt.toISOString() };
    }),
    next: rows.length > ON_A_PAGE ? (page.at(-1)?.uuid ?? null) : null,
  });
}
