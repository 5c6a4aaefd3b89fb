import { createHash } from 'node:crypto';
import { ok, type Result } from '#base/result.ts';
import type { SignedInActor } from '#platform/actor.ts';
import { enqueueJob } from '#platform/jobs/store.ts';
import type { Platform } from '#platform/platform.ts';
import type { SeatingRun } from '../../contract/runs.contract.ts';
import { isRunOpen, type ServerRunKind } from '../../rules/run-states.ts';
import { changeOnePlan, type SeatingDeps } from '../change-seating.ts';
import { runBusy, uuidTaken } from '../seating-failures.ts';
import { presentRun } from './present-run.ts';
import type { ProverInput } from './prover.port.ts';
import { readInput } from './read-input.ts';
import { MOST_TRIES, runTask } from './run-task.ts';
import { findAnswered, findAnyRun, insertRun, listOpenRuns, type RunRow, updateRun } from './runs.store.ts';

type Wish = { uuid: string; runUuid: string; kind: ServerRunKind; seed: number };

function hashOf(input: ProverInput): string {
  return createHash('sha256').update(JSON.stringify(input)).digest('hex');
}

/**
 * Sent again, it is the same run. What was answered before is answered at once, under the id that was asked for and of the
 * plan as it is now: whoever asked looks for that id, and takes an offer over only where nothing has changed since.
 */
export function startRun(
  deps: SeatingDeps & Pick<Platform, 'secret'>,
  actor: SignedInActor,
  { uuid, runUuid, kind, seed }: Wish,
): Promise<Result<SeatingRun>> {
  return changeOnePlan(deps, actor, uuid, async (entered): Promise<Result<SeatingRun>> => {
    const { tx, plan, userId, now } = entered;
    const known = await findAnyRun(tx, runUuid);
    if (known) return known.planUuid === plan.uuid ? ok(presentRun(known, now)) : uuidTaken();
    const open = await listOpenRuns(tx, plan.uuid);
    if (open.some((run) => isRunOpen(run, now))) return runBusy();
    for (const run of open) await updateRun(tx, run.uuid, { state: 'STOPPED', endedAt: now });
    const inputHash = hashOf(await readInput(tx, deps, { plan, kind, seed }));
    const answered = await findAnswered(tx, { planUuid: plan.uuid, kind, inputHash });
    const run: RunRow = {
      ...{ uuid: runUuid, planUuid: plan.uuid, userId, kind, seed, version: plan.version, inputHash },
      ...{ state: 'QUEUED', result: null, createdAt: now, startedAt: null, endedAt: null },
      ...(answered && { state: answered.state, result: answered.result, startedAt: now, endedAt: now }),
    };
    await insertRun(tx, run);
    if (answered) return ok(presentRun(run, now));
    await enqueueJob(tx, runTask, { runUuid }, { maxAttempts: MOST_TRIES });
    return ok(presentRun(run, now));
  });
}
