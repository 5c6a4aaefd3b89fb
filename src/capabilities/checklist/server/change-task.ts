import type { Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist } from '../contract.ts';
import { type Change, changeChecklist, type Deps } from './change-checklist.ts';
import { taskMissing } from './failures.ts';
import { findTask, type TaskRow } from './tasks.store.ts';

/** A change of one task of the list. One that was taken off is changed by nothing but being put back. */
export function changeTask(
  deps: Deps,
  actor: SignedInActor,
  uuid: string,
  change: (task: TaskRow, made: Change) => Promise<Result<unknown>>,
  { takesRemoved = false } = {},
): Promise<Result<Checklist>> {
  return changeChecklist(deps, actor, async (made) => {
    const task = await findTask(made.tx, made.member.weddingId, uuid);
    if (!task || (task.removedAt && !takesRemoved)) return taskMissing();
    return change(task, made);
  });
}
