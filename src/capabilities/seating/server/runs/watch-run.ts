import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeatingRun } from '../../contract/runs.contract.ts';
import { runStates } from '../../rules/run-states.ts';
import { changeOnePlan, type SeatingDeps } from '../change-seating.ts';
import { enterPlan } from '../enter-plan.ts';
import { runMissing } from '../seating-failures.ts';
import { presentRun } from './present-run.ts';
import { findRun, lockRun, updateRun } from './runs.store.ts';

type ByRun = { uuid: string; runUuid: string };

export async function readRun(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  actor: SignedInActor,
  { uuid, runUuid }: ByRun,
): Promise<Result<SeatingRun>> {
  const entered = await enterPlan(db, actor, uuid);
  if (!entered.ok) return entered;
  const run = await findRun(db, uuid, runUuid);
  return run ? ok(presentRun(run, clock.now())) : runMissing();
}

/** What it finds after that is dropped. */
export function stopRun(
  deps: SeatingDeps,
  actor: SignedInActor,
  { uuid, runUuid }: ByRun,
): Promise<Result<SeatingRun>> {
  return changeOnePlan(deps, actor, uuid, async ({ tx, plan, now }): Promise<Result<SeatingRun>> => {
    const run = await lockRun(tx, runUuid);
    if (run?.planUuid !== plan.uuid) return runMissing();
    if (!runStates.can(run.state, 'stop')) return ok(presentRun(run, now));
    await updateRun(tx, runUuid, { state: 'STOPPED', endedAt: now });
    return ok(presentRun({ ...run, state: 'STOPPED', endedAt: now }, now));
  });
}
