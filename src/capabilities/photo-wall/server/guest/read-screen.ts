import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { WallScreen } from '../../contract/guest-wall.contract.ts';
import { wallPaths } from '../../rules/paths.ts';
import { openScreen, windowOf } from '../open-wall.ts';
import { listShown } from '../photos.store.ts';
import { presentPhoto, withPictures } from './present-photos.ts';

/** As many as go round in a quarter of an hour; older ones make room for new ones. */
const ON_SCREEN = 120;

/** Asked every two seconds all evening: where nothing has changed, it is one row by its key. */
export async function readScreen(
  { db, clock, secret, publicUrl }: Pick<Platform, 'db' | 'clock' | 'secret' | 'publicUrl'>,
  { code, revision: known }: { code: string; revision?: number | undefined },
): Promise<Result<WallScreen>> {
  const opened = await openScreen(db, code);
  if (!opened.ok) return opened;
  const wall = opened.value;
  const { weddingId, scopeId, couple, uploadCode, revision } = wall;
  if (revision === known) return ok({ revision, wall: null });
  const rows = await listShown(db, weddingId, { limit: ON_SCREEN });
  const photos = await withPictures(db, { secret }, scopeId, rows);
  return ok({
    revision,
    wall: {
      couple,
      uploadUrl: publicUrl + wallPaths.upload(uploadCode),
      isOpen: windowOf(wall, clock.now()) === 'OPEN',
      photos: photos.map((photo) => ({ ...presentPhoto(photo), at: photo.createdAt.toISOString() })),
    },
  });
}
