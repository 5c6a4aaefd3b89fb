import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist, DueChange } from '../contract.ts';
import { changeChecklist, type Deps } from './change-checklist.ts';
import { taskMissing } from './failures.ts';
import { listTasks, updateTask } from './tasks.store.ts';

/** Gives tasks other days; all of them, or none. The way back is such a change as well. */
export function moveTasks(
  deps: Deps,
  actor: SignedInActor,
  { changes }: { changes: DueChange[] },
): Promise<Result<Checklist>> {
  return changeChecklist(deps, actor, async ({ tx, member, now }) => {
    const known = new Map((await listTasks(tx, member.weddingId)).map((task) => [task.uuid, task]));
    for (const { uuid, dueOn, isChosen } of changes) {
      const task = known.get(uuid);
      if (!task || task.removedAt) return taskMissing();
      // Without a day there is no time of day.
      const time = dueOn === null ? { dueTime: '' } : {};
      const moved = { dueOn, isDueChosen: isChosen, snoozedUntil: null, updatedAt: now };
      await updateTask(tx, uuid, { ...moved, ...time });
    }
    return ok(undefined);
  });
}
