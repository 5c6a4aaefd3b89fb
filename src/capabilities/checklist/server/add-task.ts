import { ok, type Result } from '#base/result.ts';
import { noteStep } from '#capabilities/activity/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist, TaskInput } from '../contract.ts';
import { MOST_TASKS } from '../rules/checklist-limits.ts';
import { libraryPlace } from '../rules/plan-templates.ts';
import { taskPath } from '../rules/task-words.ts';
import { areMembers } from './assign-task.ts';
import { changeChecklist, type Deps } from './change-checklist.ts';
import { assigneeUnknown, checklistFull, taskMissing } from './failures.ts';
import { countTaskRows, findTask, insertTasks, replaceAssignees } from './tasks.store.ts';

type Wish = TaskInput & { requestUuid: string; userUuids: string[] };

/** Behind those of the same day. Sent again, it is there already. */
export function addTask(
  deps: Deps,
  actor: SignedInActor,
  { requestUuid: uuid, userUuids, ...given }: Wish,
): Promise<Result<Checklist>> {
  return changeChecklist(deps, actor, async ({ tx, member, now }) => {
    const { weddingId, userId } = member;
    if (await findTask(tx, weddingId, uuid)) return ok(undefined);
    if ((await countTaskRows(tx, weddingId)) >= MOST_TASKS) return checklistFull();
    if (!(await areMembers(tx, weddingId, userUuids))) return assigneeUnknown();
    const row = { ...given, uuid, weddingId, key: null, isDueChosen: given.dueOn !== null };
    const made = { position: libraryPlace(null), createdBy: userId, createdAt: now, updatedAt: now };
    // The id is somebody else's: as good as none.
    if ((await insertTasks(tx, [{ ...row, ...made }])) === 0) return taskMissing();
    await replaceAssignees(tx, { weddingId, uuid }, userUuids);
    await noteStep(tx, deps, {
      weddingId,
      userId,
      kind: 'TASK_ADDED',
      subject: given.title,
      href: taskPath(uuid),
    });
    return ok(undefined);
  });
}
