import type { Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { removePicture } from './remove-picture.ts';
import { findAssetOf } from './store.ts';

export async function deletePicture(
  { db }: Pick<Platform, 'db'>,
  actor: SignedInActor,
  id: string,
): Promise<Result<undefined>> {
  return transact(db, async (tx) => removePicture(tx, await findAssetOf(tx, actor.userId, id)));
}
