import { fail, ok, type Result } from '#base/result.ts';
import { withdrawPicture } from '#capabilities/media/server/index.ts';
import { weddingTopic } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnPhoto } from '../../contract/guest-wall.contract.ts';
import { openWall, wallMissing } from '../open-wall.ts';
import { deletePhotos, findPhoto, listOwn, type PhotoRow, updatePhoto } from '../photos.store.ts';
import { lockWallByUpload, raiseRevision, type WallRow } from '../walls.store.ts';
import { presentPhoto, withPictures } from './present-photos.ts';

/** As many as one phone brings in an evening, and some. */
const MOST_OWN = 500;

type Of = { code: string; uuid: string; device: string };

export function photoMissing() {
  return fail('wall.photo_not_found', 'This photo is no longer here.');
}

export async function listOwnPhotos(
  { db, secret }: Pick<Platform, 'db' | 'secret'>,
  { code, device }: { code: string; device: string },
): Promise<Result<{ photos: OwnPhoto[] }>> {
  const opened = await openWall(db, code);
  if (!opened.ok) return opened;
  const { weddingId, scopeId } = opened.value;
  const rows = await listOwn(db, weddingId, hashToken(device), MOST_OWN);
  const photos = await withPictures(db, { secret }, scopeId, rows);
  return ok({ photos: photos.map((photo) => ({ ...presentPhoto(photo), state: photo.state })) });
}

type Change = (tx: Tx, photo: PhotoRow, wall: WallRow) => Promise<Result<undefined>>;

/** A photo of this phone that the couple has not removed, under the lock of its wall. */
function changeOwn(
  { db }: Pick<Platform, 'db'>,
  { code, uuid, device }: Of,
  change: Change,
): Promise<Result<{ ok: true }>> {
  return transact(db, async (tx) => {
    const wall = await lockWallByUpload(tx, code);
    if (!wall) return wallMissing();
    const photo = await findPhoto(tx, wall.weddingId, uuid);
    const isOwn = photo?.uploaderKeyHash === hashToken(device) && photo.state !== 'REMOVED';
    if (!photo || !isOwn) return photoMissing();
    const changed = await change(tx, photo, wall);
    if (!changed.ok) return changed;
    if (photo.state === 'SHOWN') await raiseRevision(tx, wall.weddingId);
    await publishLive(tx, weddingTopic(wall.weddingId), { kind: 'photo-wall', id: wall.weddingId });
    return ok({ ok: true as const });
  });
}

export function captionPhoto(deps: Pick<Platform, 'db'>, { caption, ...of }: Of & { caption: string }) {
  return changeOwn(deps, of, async (tx, { uuid }) => {
    await updatePhoto(tx, uuid, { caption });
    return ok(undefined);
  });
}

/** Gone at once, from the screen, from the couple's side and from the disk. */
export function withdrawPhoto(deps: Pick<Platform, 'db'>, of: Of) {
  return changeOwn(deps, of, async (tx, { uuid, pictureId }, { scopeId }) => {
    await deletePhotos(tx, [uuid]);
    return withdrawPicture(tx, { deviceKey: of.device, scopeId }, pictureId);
  });
}
