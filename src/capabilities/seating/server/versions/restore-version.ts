import { fail, ok, type Result } from '#base/result.ts';
import { findPrivatePictures } from '#capabilities/media/server/index.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { PlanVersion } from '../../contract/versions.contract.ts';
import { stepsBetween } from '../../rules/operations/steps-between.ts';
import { MOST_VERSIONS } from '../../rules/seating-limits.ts';
import { changeOnePlan, type SeatingDeps } from '../change-seating.ts';
import { listKnown } from '../operations.store.ts';
import { listComing } from '../people.store.ts';
import { versionMissing } from '../seating-failures.ts';
import { readState } from '../state.store.ts';
import { countKept, findVersion } from '../versions.store.ts';
import { writeOperations } from '../write-operations.ts';
import { noteVersion } from './note-version.ts';
import { versionsOf } from './read-versions.ts';

export function keepVersion(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid, name }: { uuid: string; name: string },
): Promise<Result<{ versions: PlanVersion[] }>> {
  return changeOnePlan(deps, actor, uuid, async ({ tx, plan, userId }) => {
    if ((await countKept(tx, plan.uuid)) >= MOST_VERSIONS)
      return fail('seating.full', `You can keep up to ${MOST_VERSIONS} versions.`);
    const state = await readState(tx, plan);
    await noteVersion({ tx, clock: deps.clock, planUuid: plan.uuid, userId }, { state, kind: 'KEPT', name });
    return ok(await versionsOf(tx, plan.uuid));
  });
}

type Restored = { version: number; left: string[] };

/** An operation like any other, so that it is done once and can be taken back. Whether guests read numbers stays as it is. */
export function restoreVersion(
  deps: SeatingDeps & Pick<Platform, 'secret'>,
  actor: SignedInActor,
  { uuid, number, operationUuid }: { uuid: string; number: number; operationUuid: string },
): Promise<Result<Restored>> {
  return changeOnePlan(deps, actor, uuid, async (entered): Promise<Result<Restored>> => {
    const { tx, plan, userId } = entered;
    const known = await listKnown(tx, plan.uuid, [operationUuid]);
    if (known.size > 0) return ok({ version: plan.version, left: [] });
    const found = await findVersion(tx, plan.uuid, number);
    if (!found) return versionMissing();
    const before = await readState(tx, plan);
    const coming = await listComing(tx, plan.eventUuid);
    const { snapshot } = found;
    const id = snapshot.room.background?.pictureUuid;
    const pictures = await findPrivatePictures(tx, deps, { scopeId: plan.eventUuid, ids: id ? [id] : [] });
    const after = {
      ...snapshot,
      isReleased: before.isReleased,
      room: { ...snapshot.room, background: pictures.length > 0 ? snapshot.room.background : null },
      seats: snapshot.seats.filter(({ guestUuid }) => coming.has(guestUuid)),
    };
    const left = snapshot.seats.flatMap(({ guestUuid }) => (coming.has(guestUuid) ? [] : [guestUuid]));
    const steps = stepsBetween(before, after);
    if (steps.length === 0) return ok({ version: plan.version, left });
    const keeping = { tx, clock: deps.clock, planUuid: plan.uuid, userId };
    await noteVersion(keeping, { state: before, kind: 'BEFORE_RESTORE' });
    const operations = [{ uuid: operationUuid, steps }];
    const written = await writeOperations(entered, deps.clock, { before, after, operations });
    return written.ok ? ok({ ...written.value, left }) : written;
  });
}
