import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Tx } from '#platform/database/database.ts';
import type { Checklist } from '../contract.ts';
import type { Deps } from './change-checklist.ts';
import { changeTask } from './change-task.ts';
import { assigneeUnknown } from './failures.ts';
import { replaceAssignees } from './tasks.store.ts';
import { listPeople } from './wedding-frame.store.ts';

export async function areMembers(tx: Tx, weddingId: string, userIds: readonly string[]): Promise<boolean> {
  if (userIds.length === 0) return true;
  const members = new Set((await listPeople(tx, weddingId)).map(({ userId }) => userId));
  return userIds.every((userId) => members.has(userId));
}

/** Whose turn it is; nobody's is everybody's. */
export function assignTask(
  deps: Deps,
  actor: SignedInActor,
  { uuid, userUuids }: { uuid: string; userUuids: string[] },
): Promise<Result<Checklist>> {
  return changeTask(deps, actor, uuid, async (task, { tx }) => {
    if (!(await areMembers(tx, task.weddingId, userUuids))) return assigneeUnknown();
    await replaceAssignees(tx, task, userUuids);
    return ok(undefined);
  });
}
