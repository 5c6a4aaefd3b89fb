import { pictureAddress } from '#base/picture-address.ts';
import type { Tx } from '#platform/database/database.ts';
import { presentUpload } from './present.ts';
import { listAssetsOf } from './store.ts';

/**
 * Every picture a person uploaded, with the address where it can be fetched in full. A private one has no lasting
 * address; whoever owns its scope shows it.
 */
export async function exportPictures(tx: Tx, userId: string) {
  const assets = await listAssetsOf(tx, userId);
  return assets.map((asset) => {
    const { blurDataUrl: _blur, ...upload } = presentUpload(asset);
    const address = asset.scopeId ? null : pictureAddress(asset.id, { width: asset.width, format: 'jpeg' });
    return { ...upload, address };
  });
}
