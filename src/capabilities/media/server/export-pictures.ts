import { pictureAddress } from '#base/picture-address.ts';
import type { Tx } from '#platform/database/database.ts';
import { presentUpload } from './present.ts';
import { listAssetsOf } from './store.ts';

/** Every picture a person uploaded, with the address where it can be fetched in full. */
export async function exportPictures(tx: Tx, userId: string) {
  const assets = await listAssetsOf(tx, userId);
  return assets.map((asset) => {
    const { blurDataUrl: _blur, ...upload } = presentUpload(asset);
    return { ...upload, address: pictureAddress(asset.id, { width: asset.width, format: 'jpeg' }) };
  });
}
