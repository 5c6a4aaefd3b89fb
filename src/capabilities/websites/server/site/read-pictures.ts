import { LARGEST_PICTURE_WIDTH, pictureAddress } from '#base/picture-address.ts';
import { findReadablePictures } from '#capabilities/media/server/index.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Platform } from '#platform/platform.ts';
import type { SitePicture } from '../../rules/draw/drawing.ts';

const WIDTHS = [400, 800, 1200, 1600, LARGEST_PICTURE_WIDTH];

type Found = Awaited<ReturnType<typeof findReadablePictures>>[number] & { addressKey?: string };

export function presentPicture({ id, width, height, dominantColor, alt, addressKey }: Found): SitePicture {
  const widths = WIDTHS.filter((each) => each < width);
  const sources = [...widths, Math.min(width, LARGEST_PICTURE_WIDTH)].map((each) => ({
    src: pictureAddress(id, { width: each, ...(addressKey && { addressKey }) }),
    width: each,
  }));
  return { sources, width, height, alt, color: dominantColor };
}

/** The site’s own, at addresses that only its readers are told, and those of the house. */
export async function readPictures(
  tx: Tx,
  platform: Pick<Platform, 'secret'>,
  wish: { scopeId: string; ids: readonly string[] },
): Promise<Map<string, SitePicture>> {
  const found = await findReadablePictures(tx, platform, wish);
  return new Map(found.map((picture) => [picture.id, presentPicture(picture)]));
}
