import type { Tx } from '#platform/database/database.ts';
import type { PictureAsset } from '../contract.ts';
import { presentPicture } from './present.ts';
import { listAssets } from './store.ts';

/** What screens need to draw these pictures, in no particular order; unknown ids are left out. */
export async function findPictures(tx: Tx, ids: readonly string[]): Promise<PictureAsset[]> {
  return (await listAssets(tx, ids)).map(presentPicture);
}
