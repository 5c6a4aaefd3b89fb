import type { SeatingRun } from '../../contract/runs.contract.ts';
import type { RunRow } from './runs.store.ts';

export function presentRun({ uuid, kind, state, version, result, startedAt, endedAt }: RunRow): SeatingRun {
  return {
    ...{ uuid, kind, state, version, result },
    startedAt: startedAt?.toISOString() ?? null,
    endedAt: endedAt?.toISOString() ?? null,
  };
}
