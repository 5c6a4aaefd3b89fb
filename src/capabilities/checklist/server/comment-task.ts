import { ok, type Result } from '#base/result.ts';
import { noteStep } from '#capabilities/activity/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist } from '../contract.ts';
import { MOST_COMMENTS } from '../rules/checklist-limits.ts';
import { taskPath } from '../rules/task-words.ts';
import { changeChecklist, type Deps } from './change-checklist.ts';
import { changeTask } from './change-task.ts';
import { countComments, findOwnComment, insertComment, updateCommentRemoved } from './comments.store.ts';
import { commentsFull, taskMissing } from './failures.ts';

export function commentTask(
  deps: Deps,
  actor: SignedInActor,
  { uuid: taskUuid, requestUuid: uuid, text }: { uuid: string; requestUuid: string; text: string },
): Promise<Result<Checklist>> {
  return changeTask(deps, actor, taskUuid, async ({ weddingId, title }, { tx, member, now }) => {
    if ((await countComments(tx, taskUuid)) >= MOST_COMMENTS) return commentsFull();
    await insertComment(tx, { uuid, taskUuid, weddingId, writtenBy: member.userId, text, createdAt: now });
    await noteStep(tx, deps, {
      weddingId,
      userId: member.userId,
      kind: 'TASK_COMMENTED',
      subject: title,
      href: taskPath(taskUuid),
    });
    return ok(undefined);
  });
}

/** One's own alone. */
export function removeComment(
  deps: Deps,
  actor: SignedInActor,
  { uuid, isRemoved }: { uuid: string; isRemoved: boolean },
): Promise<Result<Checklist>> {
  return changeChecklist(deps, actor, async ({ tx, member, now }) => {
    const { weddingId, userId } = member;
    if (!(await findOwnComment(tx, { weddingId, uuid, userId }))) return taskMissing();
    await updateCommentRemoved(tx, uuid, isRemoved ? now : null);
    return ok(undefined);
  });
}
