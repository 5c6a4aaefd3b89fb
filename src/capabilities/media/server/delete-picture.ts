import { fail, ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import { deleteUnusedAsset, findAssetOf } from './store.ts';
import { deleteFiles } from './tasks.ts';

export async function deletePicture(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<Result<undefined>> {
  return transact(db, async (tx) => {
    const asset = await findAssetOf(tx, actor.userId, id);
    if (!asset) return fail('picture.not_found', 'This image is no longer available.');
    if (!(await deleteUnusedAsset(tx, id)))
      return fail('picture.in_use', 'This image is still in use. Remove it there first.');
    await enqueueJob(tx, deleteFiles, { ids: [id] });
    return ok(undefined);
  });
}
