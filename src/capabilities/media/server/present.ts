import type { PictureAsset, PrivatePicture } from '../contract.ts';
import { privatePictureKey } from './private-picture-key.ts';
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

/** With the key that opens it in every size; for those alone who may see its scope. */
export function presentPrivatePicture(
  secret: string,
  picture: Shown & { scopeId: string; scopeVersion: number },
): PrivatePicture {
  return { ...presentPicture(picture), addressKey: privatePictureKey(secret, picture) };
}

export function presentUpload(row: AssetRow) {
  return {
    ...presentPicture(row),
    originalFormat: row.originalFormat,
    originalBytes: row.originalBytes,
    createdAt: row.createdAt.toISOString(),
  };
}
