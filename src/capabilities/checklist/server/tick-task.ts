import { calendarDate } from '#base/calendar-date.ts';
import { ok, type Result } from '#base/result.ts';
import { noteStep } from '#capabilities/activity/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist } from '../contract.ts';
import { libraryPlace } from '../rules/plan-templates.ts';
import { nextDue } from '../rules/repeats.ts';
import { taskPath } from '../rules/task-words.ts';
import type { Change, Deps } from './change-checklist.ts';
import { changeTask } from './change-task.ts';
import { taskUuid } from './task-uuid.ts';
import {
  deleteUntouched,
  insertTasks,
  listAssigneesOf,
  replaceAssignees,
  type TaskRow,
  updateTask,
} from './tasks.store.ts';

/** Always the same for a task: finished twice, it is followed by one. */
const nextUuid = ({ uuid }: TaskRow) => taskUuid(uuid, 'next');

/** What repeats is followed by the next of it, for the same people. */
async function addNext(task: TaskRow, { tx, member, frame, now }: Change): Promise<void> {
  const { repeats, weddingId } = task;
  if (!repeats) return;
  const dueOn = nextDue({ repeats, dueOn: task.dueOn ? calendarDate(task.dueOn) : null }, frame);
  if (dueOn === undefined) return;
  const { title, note, dueTime, minutes, place } = task;
  const uuid = nextUuid(task);
  const added = await insertTasks(tx, [
    {
      ...{
        uuid,
        weddingId,
        key: null,
        title,
        note,
        dueOn,
        isDueChosen: true,
        dueTime,
        minutes,
        place,
        repeats,
      },
      ...{ position: libraryPlace(null), createdBy: member.userId, createdAt: now, updatedAt: now },
    },
  ]);
  if (added > 0) await replaceAssignees(tx, { weddingId, uuid }, await listAssigneesOf(tx, task.uuid));
}

/**
 * Ticks a task, or takes the tick back. Two who tick at once have ticked it once. What somebody takes back is theirs:
 * facts tick it no more.
 */
export function tickTask(
  deps: Deps,
  actor: SignedInActor,
  { uuid, isDone }: { uuid: string; isDone: boolean },
): Promise<Result<Checklist>> {
  return changeTask(deps, actor, uuid, async (task, change) => {
    const { tx, member, now } = change;
    if ((task.doneAt !== null) === isDone) return ok(undefined);
    if (isDone) {
      await updateTask(tx, uuid, { doneAt: now, doneBy: member.userId, snoozedUntil: null, updatedAt: now });
      await addNext(task, change);
      await noteStep(tx, deps, {
        weddingId: member.weddingId,
        userId: member.userId,
        kind: 'TASK_DONE',
        subject: task.title,
        href: taskPath(uuid),
      });
      return ok(undefined);
    }
    const undone = { doneAt: null, doneBy: null, doneReason: null, isAutoOff: task.key !== null };
    await updateTask(tx, uuid, { ...undone, updatedAt: now });
    await deleteUntouched(tx, member.weddingId, nextUuid(task));
    return ok(undefined);
  });
}
