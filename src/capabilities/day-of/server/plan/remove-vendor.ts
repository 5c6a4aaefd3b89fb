import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { DayPlan } from '../../contract/plan.contract.ts';
import { changePlan, type Deps, notThere } from '../change-plan.ts';
import { deleteVendor } from './day.store.ts';

/** A booked vendor stays, without what was noted about the day. */
export function removeVendor(
  deps: Deps,
  actor: SignedInActor,
  { uuid }: { uuid: string },
): Promise<Result<DayPlan>> {
  return changePlan(deps, actor, 'run-day', async (tx, weddingId) =>
    (await deleteVendor(tx, weddingId, uuid)) > 0 ? ok(undefined) : notThere(),
  );
}
