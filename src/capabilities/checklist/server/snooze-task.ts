import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Checklist } from '../contract.ts';
import type { Deps } from './change-checklist.ts';
import { changeTask } from './change-task.ts';
import { updateTask } from './tasks.store.ts';

/** It keeps its day and is shown again on another; a day that is over brings it back at once. */
export function snoozeTask(
  deps: Deps,
  actor: SignedInActor,
  { uuid, until }: { uuid: string; until: string | null },
): Promise<Result<Checklist>> {
  return changeTask(deps, actor, uuid, async (_task, { tx, frame, now }) => {
    const snoozedUntil = until !== null && until > frame.today ? until : null;
    await updateTask(tx, uuid, { snoozedUntil, updatedAt: now });
    return ok(undefined);
  });
}
