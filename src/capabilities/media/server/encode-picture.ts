import type { PictureFormat } from '#base/picture-address.ts';
import { openPicture } from './picture-engine.ts';

export type PictureShape = { width: number; quality: number; format: PictureFormat };

/** What shows through in a format that knows no transparency. */
const PAPER = '#ffffff';
/** The same number means more in this format. */
const AVIF_QUALITY_OFFSET = 20;

/** As wide as asked at most, never enlarged, cropped or turned. */
export function encodePicture(clean: Uint8Array, { width, quality, format }: PictureShape): Promise<Buffer> {
  const resized = openPicture(clean).resize({ width, withoutEnlargement: true });
  if (format === 'jpeg')
    return resized.flatten({ background: PAPER }).jpeg({ quality, progressive: true }).toBuffer();
  // More effort would take seconds for a tenth of the bytes.
  if (format === 'avif')
    return resized.avif({ quality: quality - AVIF_QUALITY_OFFSET, effort: 2 }).toBuffer();
  return resized.webp({ quality, effort: 3 }).toBuffer();
}
