import { transact } from '#platform/database/transact.ts';
import type { Platform } from '#platform/platform.ts';
import { runStates, SERVER_RUN_KINDS } from '../../rules/run-states.ts';
import { tellSeatingChanged } from '../change-seating.ts';
import { findAnyPlan } from '../plans.store.ts';
import type { Prover, ProverAnswer, ProverInput } from './prover.port.ts';
import { readInput } from './read-input.ts';
import { lockRun, updateRun } from './runs.store.ts';

type Deps = Pick<Platform, 'db' | 'clock' | 'secret'>;

/** Marks it as running and reads what it is about; nothing where it was stopped, or the plan taken away. */
function begin(deps: Deps, runUuid: string): Promise<ProverInput | undefined> {
  return transact(deps.db, async (tx) => {
    const run = await lockRun(tx, runUuid);
    const kind = SERVER_RUN_KINDS.find((one) => one === run?.kind);
    if (!run || !kind || !runStates.can(run.state, 'start')) return undefined;
    const plan = await findAnyPlan(tx, run.planUuid);
    if (!plan) return undefined;
    await updateRun(tx, runUuid, { state: 'RUNNING', startedAt: run.startedAt ?? deps.clock.now() });
    return readInput(tx, deps, { plan, kind, seed: run.seed });
  });
}

/** Whatever was found, unless it was stopped in the meantime. */
async function end({ db, clock }: Deps, runUuid: string, answer: ProverAnswer | undefined): Promise<void> {
  await transact(db, async (tx) => {
    const run = await lockRun(tx, runUuid);
    if (run?.state !== 'RUNNING') return;
    const { state, result } = answer ?? { state: 'STOPPED' as const, result: null };
    await updateRun(tx, runUuid, { state, result, endedAt: clock.now() });
    const plan = await findAnyPlan(tx, run.planUuid);
    if (plan) await tellSeatingChanged(tx, plan.weddingId, plan.uuid);
  });
}

/**
 * Outside of any transaction, since proving takes seconds. A process that dies leaves it RUNNING, and the queue gives it to
 * another; the last attempt ends it, so that nobody waits for ever.
 */
export async function doRun(
  deps: Deps,
  prover: Prover,
  { runUuid, isLastTry }: { runUuid: string; isLastTry: boolean },
): Promise<void> {
  const input = await begin(deps, runUuid);
  if (!input) return;
  try {
    await end(deps, runUuid, await prover.run(input));
  } catch (error) {
    if (isLastTry) await end(deps, runUuid, undefined);
    throw error;
  }
}
