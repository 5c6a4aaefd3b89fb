import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist } from '../contract.ts';
import type { Deps } from './change-checklist.ts';
import { changeTask } from './change-task.ts';
import { updateTask } from './tasks.store.ts';

/** Off the list with everything on it, and there to be put back; own ones go for good after a week. */
export function removeTask(
  deps: Deps,
  actor: SignedInActor,
  { uuid, isRemoved }: { uuid: string; isRemoved: boolean },
): Promise<Result<Checklist>> {
  return changeTask(
    deps,
    actor,
    uuid,
    async (task, { tx, now }) => {
      if ((task.removedAt !== null) === isRemoved) return ok(undefined);
      await updateTask(tx, uuid, { removedAt: isRemoved ? now : null, updatedAt: now });
      return ok(undefined);
    },
    { takesRemoved: true },
  );
}
