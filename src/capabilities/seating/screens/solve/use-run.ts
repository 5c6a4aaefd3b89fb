import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import type { SeatingRun } from '../../contract/runs.contract.ts';
import { seatingRunQuery } from '../../queries.ts';
import type { ServerRunKind } from '../../rules/run-states.ts';

const BETWEEN_LOOKS_MS = 700;
const isGoingOn = (run: SeatingRun | undefined) => run?.state === 'QUEUED' || run?.state === 'RUNNING';

/** A run on the server, looked at until it ends. */
export function useRun(planUuid: string) {
  const [runUuid, setRunUuid] = useState<string>();
  const [seed, setSeed] = useState(1);
  const query = useQuery({
    ...seatingRunQuery(planUuid, runUuid ?? ''),
    enabled: runUuid !== undefined,
    refetchInterval: ({ state }) => (isGoingOn(state.data) || !state.data ? BETWEEN_LOOKS_MS : false),
  });
  const begin = useAction({
    run: ({ uuid, kind }: { uuid: string; kind: ServerRunKind }) =>
      api.seating.startRun({ uuid: planUuid, runUuid: uuid, kind, seed }),
    onDone: (_, { uuid }) => setRunUuid(uuid),
  });
  const end = useAction({
    run: (uuid: string) => api.seating.stopRun({ uuid: planUuid, runUuid: uuid }),
    onDone: () => setRunUuid(undefined),
  });
  const run = runUuid === undefined ? undefined : query.data;
  return {
    run,
    seed,
    isGoingOn: begin.isPending || (runUuid !== undefined && (run === undefined || isGoingOn(run))),
    begin(kind: ServerRunKind) {
      setSeed((current) => current + 1);
      begin.mutate({ uuid: crypto.randomUUID(), kind });
    },
    stop: () => runUuid !== undefined && end.mutate(runUuid),
    clear: () => setRunUuid(undefined),
  };
}
