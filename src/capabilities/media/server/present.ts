import type { PictureAsset } from '../contract.ts';
import type { AssetRow } from './store.ts';

type Shown = Pick<AssetRow, 'id' | 'width' | 'height' | 'dominantColor' | 'blurDataUrl' | 'altText'>;

/** A picture as every answer carries it, whichever capability shows it. */
export function presentPicture({
  id,
  width,
  height,
  dominantColor,
  blurDataUrl,
  altText,
}: Shown): PictureAsset {
  return { id, width, height, dominantColor, blurDataUrl, alt: altText };
}

export function presentUpload(row: AssetRow) {
  return {
    ...presentPicture(row),
    originalFormat: row.originalFormat,
    originalBytes: row.originalBytes,
    createdAt: row.createdAt.toISOString(),
  };
}
