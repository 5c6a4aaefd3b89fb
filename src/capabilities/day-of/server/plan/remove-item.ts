import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { DayPlan } from '../../contract/plan.contract.ts';
import { changePlan, type Deps, notThere } from '../change-plan.ts';
import { deleteItem } from './day.store.ts';

export function removeItem(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<DayPlan>> {
  return changePlan(deps, actor, 'run-day', async (tx, weddingId) =>
    (await deleteItem(tx, weddingId, uuid)) > 0 ? ok(undefined) : notThere(),
  );
}
