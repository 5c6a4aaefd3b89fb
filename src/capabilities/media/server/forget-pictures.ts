import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { deleteUnusedAsset, disownAsset, listAssetsOf } from './store.ts';
import { deleteFiles } from './tasks.ts';

/** For the deletion of an account. A picture that others still show stays, without its owner; all others go. */
export async function forgetPictures(tx: Tx, userId: string): Promise<void> {
  const ids: string[] = [];
  for (const { id } of await listAssetsOf(tx, userId)) {
    if (await deleteUnusedAsset(tx, id)) ids.push(id);
    else await disownAsset(tx, id);
  }
  if (ids.length > 0) await enqueueJob(tx, deleteFiles, { ids });
}
