import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist, TaskInput } from '../contract.ts';
import type { Deps } from './change-checklist.ts';
import { changeTask } from './change-task.ts';
import { changedMeanwhile } from './failures.ts';
import { updateTask } from './tasks.store.ts';

type Wish = TaskInput & { uuid: string; version: number };

/** The whole task as the form shows it. A day that differs from the planned one was chosen. */
export function saveTask(
  deps: Deps,
  actor: SignedInActor,
  { uuid, version, ...given }: Wish,
): Promise<Result<Checklist>> {
  return changeTask(deps, actor, uuid, async (task, { tx, now }) => {
    if (task.version !== version) return changedMeanwhile();
    const isDueChosen = task.isDueChosen || given.dueOn !== task.dueOn || given.dueTime !== '';
    await updateTask(tx, uuid, { ...given, isDueChosen, updatedAt: now });
    return ok(undefined);
  });
}
