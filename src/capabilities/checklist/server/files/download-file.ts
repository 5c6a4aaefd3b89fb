import { ok, type Result } from '#base/result.ts';
import { readAttachment } from '#capabilities/media/server/index.ts';
import { demandAbility, membershipOf } from '#capabilities/weddings/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import { taskMissing } from '../failures.ts';
import { fileKey } from './file-key.ts';
import { findFile } from './files.store.ts';

/** For whoever sees the wedding. */
export async function downloadFile(
  { db, files }: Pick<Platform, 'db' | 'files'>,
  { userId }: SignedInActor,
  uuid: string,
): Promise<Result<File>> {
  const allowed = demandAbility(await membershipOf(db, userId), 'see-wedding');
  if (!allowed.ok) return allowed;
  const row = await findFile(db, allowed.value.weddingId, uuid);
  const isThere = row?.keptAt && !row.removedAt;
  const file = isThere ? await readAttachment({ files }, { ...row, key: fileKey(row) }) : undefined;
  return file ? ok(file) : taskMissing();
}
