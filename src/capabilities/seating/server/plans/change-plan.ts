import { ok, type Result } from '#base/result.ts';
import { findPrivatePictures } from '#capabilities/media/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { ChangedPlan } from '../../contract/plans.contract.ts';
import { applyOperations } from '../../rules/operations/apply-operations.ts';
import type { RefusedOperation, SeatingOperation, Step } from '../../rules/operations/steps.ts';
import { changeOnePlan, type SeatingChange, type SeatingDeps } from '../change-seating.ts';
import { findToucher, listKnown } from '../operations.store.ts';
import { listComing } from '../people.store.ts';
import type { PlanRow } from '../plans.store.ts';
import { presentState } from '../present-state.ts';
import { readState } from '../state.store.ts';
import { noteHour } from '../versions/note-version.ts';
import { writeOperations } from '../write-operations.ts';

const pictureOf = (step: Step) => (step.on === 'plan' ? (step.after.background?.pictureUuid ?? []) : []);

type Deps = SeatingDeps & Pick<Platform, 'secret'>;

/** Operations that would show a picture that is not of this event. */
async function strangePictures(
  { tx, plan }: SeatingChange & { plan: PlanRow },
  { secret }: Pick<Deps, 'secret'>,
  operations: readonly SeatingOperation[],
): Promise<RefusedOperation[]> {
  const ids = [...new Set(operations.flatMap(({ steps }) => steps.flatMap(pictureOf)))];
  if (ids.length === 0) return [];
  const found = await findPrivatePictures(tx, { secret }, { scopeId: plan.eventUuid, ids });
  const known = new Set(found.map(({ id }) => id));
  return operations
    .filter(({ steps }) => steps.flatMap(pictureOf).some((id) => !known.has(id)))
    .map(({ uuid }) => ({ uuid, why: 'GONE', on: 'plan', thing: null }));
}

/** The first of each id: whoever sends one twice means it once. */
function once(operations: readonly SeatingOperation[], known: ReadonlySet<string>): SeatingOperation[] {
  const first = new Map(operations.toReversed().map((operation) => [operation.uuid, operation]));
  return [...first.values()].toReversed().filter(({ uuid }) => !known.has(uuid));
}

export function changePlan(
  deps: Deps,
  actor: SignedInActor,
  { uuid, operations }: { uuid: string; operations: readonly SeatingOperation[] },
): Promise<Result<ChangedPlan>> {
  return changeOnePlan(deps, actor, uuid, async (entered): Promise<Result<ChangedPlan>> => {
    const { tx, plan, userId } = entered;
    const known = await listKnown(
      tx,
      plan.uuid,
      operations.map((operation) => operation.uuid),
    );
    const fresh = once(operations, known);
    const strange = await strangePictures(entered, deps, fresh);
    const sound = fresh.filter((operation) => strange.every((one) => one.uuid !== operation.uuid));
    const before = await readState(tx, plan);
    const coming = await listComing(tx, plan.eventUuid);
    const { state, taken, refused } = applyOperations(before, sound, (guest) => coming.has(guest));
    let { version } = plan;
    if (taken.length > 0) {
      await noteHour({ tx, clock: deps.clock, planUuid: plan.uuid, userId }, before);
      const written = await writeOperations(entered, deps.clock, { before, after: state, operations: taken });
      if (!written.ok) return written;
      ({ version } = written.value);
    }
    const all = [...strange, ...refused];
    const told = [];
    for (const one of all) told.push({ ...one, by: await findToucher(tx, plan.uuid, one.thing) });
    return ok({
      version,
      taken: [...known, ...taken.map((operation) => operation.uuid)],
      refused: told,
      state: all.length > 0 ? presentState(state) : null,
    });
  });
}
