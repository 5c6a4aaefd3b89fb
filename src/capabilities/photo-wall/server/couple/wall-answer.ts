import type { Membership } from '#capabilities/weddings/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { PhotoWall } from '../../contract/couple-wall.contract.ts';
import { wallPaths } from '../../rules/paths.ts';
import { readArchiveParts } from '../archive/archive-parts.ts';
import { windowOf } from '../open-wall.ts';
import { countPhotos } from '../photos.store.ts';
import { findWallOf, type OpenWall } from '../walls.store.ts';

const NOTHING = { WAITING: 0, SHOWN: 0, HIDDEN: 0, REMOVED: 0, reported: 0 };

type Deps = Pick<Platform, 'clock' | 'publicUrl'>;

function presentWall(wall: OpenWall, { clock, publicUrl }: Deps): NonNullable<PhotoWall['wall']> {
  const { mode, moderation, names, mayDownload, opensOn, closesOn, uploadCode, screenCode, version } = wall;
  return {
    ...{ mode, moderation, names, mayDownload, opensOn, closesOn, version },
    window: windowOf(wall, clock.now()),
    uploadUrl: publicUrl + wallPaths.upload(uploadCode),
    screenUrl: publicUrl + wallPaths.screen(screenCode),
  };
}

/** Every change answers with the wall as it is now. Its links are for those alone who may pass them on. */
export async function wallAnswer(
  tx: Tx,
  deps: Deps,
  membership: Pick<Membership, 'weddingId' | 'allowed'>,
): Promise<PhotoWall> {
  const { weddingId, allowed } = membership;
  const [canShare, canModerate] = [allowed.includes('share-photos'), allowed.includes('edit-photos')];
  const wall = canShare || canModerate ? await findWallOf(tx, weddingId) : undefined;
  if (!wall) return { wall: null, counts: NOTHING, archive: [], canShare, canModerate };
  return {
    wall: presentWall(wall, deps),
    counts: await countPhotos(tx, weddingId),
    archive: await readArchiveParts(tx, wall),
    canShare,
    canModerate,
  };
}
