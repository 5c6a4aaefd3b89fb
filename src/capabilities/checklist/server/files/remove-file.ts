import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist } from '../../contract.ts';
import { changeChecklist, type Deps } from '../change-checklist.ts';
import { taskMissing } from '../failures.ts';
import { findFile, updateFile } from './files.store.ts';

/** It is there to be put back for a day. */
export function removeFile(
  deps: Deps,
  actor: SignedInActor,
  { uuid, isRemoved }: { uuid: string; isRemoved: boolean },
): Promise<Result<Checklist>> {
  return changeChecklist(deps, actor, async ({ tx, member, now }) => {
    if (!(await findFile(tx, member.weddingId, uuid))) return taskMissing();
    await updateFile(tx, uuid, { removedAt: isRemoved ? now : null });
    return ok(undefined);
  });
}
