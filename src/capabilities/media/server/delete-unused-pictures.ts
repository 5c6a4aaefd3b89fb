import type { Tx } from '#platform/database/database.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import { deleteUnusedAsset, listUploaded } from './store.ts';
import { deleteFiles } from './tasks.ts';

/** Those among these that people sent and nothing shows any more go, with their files. */
export async function deleteUnusedPictures(tx: Tx, ids: readonly string[]): Promise<void> {
  const gone: string[] = [];
  for (const id of await listUploaded(tx, ids)) {
    if (await deleteUnusedAsset(tx, id)) gone.push(id);
  }
  if (gone.length > 0) await enqueueJob(tx, deleteFiles, { ids: gone });
}
