import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { applyOperations } from '../../rules/operations/apply-operations.ts';
import type { AppliedKind } from '../../rules/run-states.ts';
import { type ResultChair, stepsOfResult } from '../../rules/seats-of-result.ts';
import { changeOnePlan, type SeatingDeps } from '../change-seating.ts';
import { listKnown } from '../operations.store.ts';
import { listComing } from '../people.store.ts';
import { changedMeanwhile, resultUnfit } from '../seating-failures.ts';
import { readState } from '../state.store.ts';
import { noteVersion } from '../versions/note-version.ts';
import { writeOperations } from '../write-operations.ts';
import { insertRun } from './runs.store.ts';

type Found = {
  uuid: string;
  operationUuid: string;
  kind: AppliedKind;
  seed: number;
  basedOn: number;
  chairs: readonly ResultChair[];
};
type AppliedResult = { version: number; moved: number; left: string[] };

const NAMES: Readonly<Record<AppliedKind, string>> = {
  FILL: 'Seats filled',
  IMPROVE: 'Better company',
  REPAIR: 'Repaired',
};

/**
 * Nothing of it is believed: chairs, pins and people are looked at again under the lock. Whatever somebody did to the plan
 * since the run began would be undone by it, so then it is refused; only people who stopped coming are simply left out.
 */
export function applyResult(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid, operationUuid, kind, seed, basedOn, chairs }: Found,
): Promise<Result<AppliedResult>> {
  return changeOnePlan(deps, actor, uuid, async (entered): Promise<Result<AppliedResult>> => {
    const { tx, plan, userId } = entered;
    const known = await listKnown(tx, plan.uuid, [operationUuid]);
    if (known.size > 0) return ok({ version: plan.version, moved: 0, left: [] });
    if (plan.version !== basedOn) return changedMeanwhile();
    if (new Set(chairs.map(({ guestUuid }) => guestUuid)).size < chairs.length) return resultUnfit();
    const before = await readState(tx, plan);
    const coming = await listComing(tx, plan.eventUuid);
    const { steps, left, movesPinned } = stepsOfResult(before, chairs, (guest) => coming.has(guest));
    if (movesPinned) return resultUnfit();
    if (steps.length === 0) return ok({ version: plan.version, moved: 0, left });
    const operations = [{ uuid: operationUuid, steps }];
    const { state, refused } = applyOperations(before, operations, (guest) => coming.has(guest));
    if (refused.length > 0) return resultUnfit();
    const keeping = { tx, clock: deps.clock, planUuid: plan.uuid, userId };
    await noteVersion(keeping, { state: before, kind: 'BEFORE_RUN' });
    const written = await writeOperations(entered, deps.clock, { before, after: state, operations });
    if (!written.ok) return written;
    await noteVersion(keeping, { state, kind: 'AFTER_RUN', name: NAMES[kind] });
    await insertRun(tx, {
      ...{ uuid: deps.clock.uuid(), planUuid: plan.uuid, userId, kind, seed, version: basedOn },
      ...{ inputHash: '', state: 'DONE', createdAt: entered.now, endedAt: entered.now },
    });
    return ok({ ...written.value, moved: steps.length, left });
  });
}
