import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { changeOnePlan, type SeatingDeps } from '../change-seating.ts';
import { deleteFreed } from '../freed.store.ts';

export function dismissFreed(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<{ dismissed: number }>> {
  return changeOnePlan(deps, actor, uuid, async ({ tx, plan }) =>
    ok({ dismissed: await deleteFreed(tx, plan.uuid) }),
  );
}
