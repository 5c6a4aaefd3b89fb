import { fail, ok, type Result } from '#base/result.ts';
import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { type AssetRow, deleteUnusedAsset } from './store.ts';
import { deleteFiles } from './tasks.ts';

/** Takes a picture that was found for whoever may remove it, and its files, unless something still shows it. */
export async function removePicture(tx: Tx, asset: AssetRow | undefined): Promise<Result<undefined>> {
  if (!asset) return fail('picture.not_found', 'This image is no longer available.');
  if (!(await deleteUnusedAsset(tx, asset.id)))
    return fail('picture.in_use', 'This image is still in use. Remove it there first.');
  await enqueueJob(tx, deleteFiles, { ids: [asset.id] });
  return ok(undefined);
}
