import { fail, ok, type Result } from '#base/result.ts';
import { ingestPicture } from '#capabilities/media/server/index.ts';
import { weddingTopic } from '#capabilities/weddings/server/index.ts';
import { transact } from '#platform/database/transact.ts';
import { hashToken } from '#platform/hash-token.ts';
import { publishLive } from '#platform/live/publish-live.ts';
import type { Platform } from '#platform/platform.ts';
import type { OwnPhoto } from '../../contract/guest-wall.contract.ts';
import { firstState } from '../../rules/photo-states.ts';
import { openWall, wallMissing, windowOf } from '../open-wall.ts';
import { keepPhoto } from '../photos.store.ts';
import { lockWallByUpload, type OpenWall, raiseRevision } from '../walls.store.ts';
import { presentPhoto, withPictures } from './present-photos.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'files' | 'secret'>;
type Upload = { code: string; device: string; name: string; bytes: Uint8Array };

function judge(wall: OpenWall, { name }: Upload, now: Date): Result<undefined> {
  if (windowOf(wall, now) !== 'OPEN') return fail('wall.closed', 'This wall isn’t taking photos today.');
  if (wall.names === 'REQUIRED' && name === '')
    return fail('wall.name_required', 'Please tell us your name first.');
  return ok(undefined);
}

/**
 * The picture first, then its row, in a transaction of its own. Should the process end in between, nobody was told that
 * the photo is there; sent again it is the same picture and gets its row.
 */
export async function addPhoto(deps: Deps, upload: Upload): Promise<Result<OwnPhoto>> {
  const { db, clock } = deps;
  const { code, device, bytes } = upload;
  const opened = await openWall(db, code);
  if (!opened.ok) return opened;
  const { scopeId, weddingId } = opened.value;
  const judged = judge(opened.value, upload, clock.now());
  if (!judged.ok) return judged;
  const taken = await ingestPicture(deps, { bytes, uploadedBy: { deviceKey: device, scopeId } });
  if (!taken.ok) return taken;
  return transact(db, async (tx) => {
    // It may have been turned off, or have another code, since the picture was on its way.
    const wall = await lockWallByUpload(tx, code);
    if (!wall) return wallMissing();
    const { row, isNew } = await keepPhoto(tx, {
      uuid: clock.uuid(),
      weddingId,
      pictureId: taken.value.id,
      uploaderName: wall.names === 'OFF' ? '' : upload.name,
      uploaderKeyHash: hashToken(device),
      state: firstState(wall.moderation),
      createdAt: clock.now(),
    });
    if (isNew && row.state === 'SHOWN') await raiseRevision(tx, weddingId);
    if (isNew) await publishLive(tx, weddingTopic(weddingId), { kind: 'photo-wall', id: weddingId });
    const [photo] = await withPictures(tx, deps, scopeId, [row]);
    if (!photo) throw new Error('A picture that was just kept is gone.');
    return ok({ ...presentPhoto(photo), state: row.state });
  });
}
