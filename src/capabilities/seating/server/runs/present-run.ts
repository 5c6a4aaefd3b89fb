import type { SeatingRun } from '../../contract/runs.contract.ts';
import { isRunOpen, runStates } from '../../rules/run-states.ts';
import type { RunRow } from './runs.store.ts';

/** One that lost its process with its last try is never ended by anybody, so here it is: nobody looks on for ever. */
export function presentRun(run: RunRow, now: Date): SeatingRun {
  const { uuid, kind, version, result, startedAt, endedAt } = run;
  const isLeft = runStates.can(run.state, 'stop') && !isRunOpen(run, now);
  return {
    ...{ uuid, kind, version, result },
    state: isLeft ? 'STOPPED' : run.state,
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
