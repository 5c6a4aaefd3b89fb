import type { findPrivatePictures } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import { wallPaths } from '../../rules/paths.ts';
import { windowOf } from '../open-wall.ts';
import { listNewestShown } from '../photos.store.ts';
import { findWallOf } from '../walls.store.ts';
import { presentPhoto, withPictures } from './present-photos.ts';

type Picture = Awaited<ReturnType<typeof findPrivatePictures>>[number];
export type WallGlimpse = { href: string; photos: { caption: string; picture: Picture }[] };

/** Three rows of four. */
const NEWEST = 12;

/** The way to a wall and, where that is wished, what hangs there, for whoever the caller has let in; nothing before its first day or while it is off. */
export async function readWallGlimpse(
  tx: Tx,
  { clock, secret }: Pick<Platform, 'clock' | 'secret'>,
  weddingId: string,
  { withPhotos }: { withPhotos: boolean },
): Promise<WallGlimpse | null> {
  const wall = await findWallOf(tx, weddingId);
  if (!wall || wall.mode === 'OFF' || windowOf(wall, clock.now()) === 'NOT_OPEN') return null;
  const rows = withPhotos && wall.mode === 'GALLERY' ? await listNewestShown(tx, weddingId, NEWEST) : [];
  const photos = rows.length > 0 ? await withPictures(tx, { secret }, wall.scopeId, rows) : [];
  return { href: wallPaths.upload(wall.uploadCode), photos: photos.map(presentPhoto) };
}
