import { ok, type Result } from '#base/result.ts';
import type { Platform } from '#platform/platform.ts';
import type { GuestWall } from '../../contract/guest-wall.contract.ts';
import { openWall, windowOf } from '../open-wall.ts';
import { listShown } from '../photos.store.ts';
import { presentPhoto, withPictures } from './present-photos.ts';

/** Three, four or six in a row; a hundred and fifty phones behind one address stay below what it may ask of pictures. */
const ON_A_PAGE = 24;

export async function readGuestWall(
  { db, clock, secret }: Pick<Platform, 'db' | 'clock' | 'secret'>,
  { code, before }: { code: string; before?: string | undefined },
): Promise<Result<GuestWall>> {
  const opened = await openWall(db, code);
  if (!opened.ok) return opened;
  const wall = opened.value;
  const { weddingId, scopeId, couple, mode, names, opensOn, mayDownload, moderation } = wall;
  const limit = ON_A_PAGE + 1;
  const rows = mode === 'GALLERY' ? await listShown(db, weddingId, { before, limit }) : [];
  const page = rows.slice(0, ON_A_PAGE);
  return ok({
    ...{ couple, mode, names, opensOn, mayDownload },
    window: windowOf(wall, clock.now()),
    isLookedAtFirst: moderation === 'BEFORE',
    photos: (await withPictures(db, { secret }, scopeId, page)).map(presentPhoto),
    next: rows.length > ON_A_PAGE ? (page.at(-1)?.uuid ?? null) : null,
  });
}
