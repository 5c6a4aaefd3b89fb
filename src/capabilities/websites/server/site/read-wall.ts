import { readWallGlimpse } from '#capabilities/photo-wall/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { Drawing } from '../../rules/draw/drawing.ts';
import type { SitePage } from '../../rules/stored/site-content.ts';
import { presentPicture } from './read-pictures.ts';

/** As photos are: what matters is mostly in the middle. */
const MIDDLE = { x: 0.5, y: 0.5 };

type Blocks = Pick<SitePage, 'blocks'>;

const hasPhotos = ({ blocks }: Blocks) => blocks.some(({ kind }) => kind === 'guest-photos');

/**
 * The guests’ photos where this page shows them; that there is a wall, where another one does. The caller knows that
 * this reader may see them.
 */
export async function readWall(
  tx: Tx,
  deps: Pick<Platform, 'clock' | 'secret'>,
  weddingId: string,
  { pages, page }: { pages: readonly Blocks[]; page: Blocks | undefined },
): Promise<Drawing['wall']> {
  if (!pages.some(hasPhotos)) return null;
  const withPhotos = page !== undefined && hasPhotos(page);
  const wall = await readWallGlimpse(tx, deps, weddingId, { withPhotos });
  if (!wall) return null;
  const pictures = wall.photos.map(({ caption, picture }) => ({
    ...presentPicture(picture),
    ...{ focus: MIDDLE, caption },
  }));
  return { href: wall.href, pictures };
}
