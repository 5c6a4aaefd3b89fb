import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '#app/api.ts';
import { errorStatus } from '#app/api-error.ts';
import { useAction } from '#app/use-action.ts';
import type { SeatingRun } from '../../contract/runs.contract.ts';
import { seatingRunQuery } from '../../queries.ts';
import type { ServerRunKind } from '../../rules/run-states.ts';
import type { SeatingStore } from '../store/seating-store.ts';

const BETWEEN_LOOKS_MS = 700;
const isGoingOn = (run: SeatingRun | undefined) => run?.state === 'QUEUED' || run?.state === 'RUNNING';
/** A line that is down comes back; an answer that there is no such run is the last. */
const isFinal = (error: unknown) => (errorStatus(error) ?? 500) < 500;

/** Which run this tab waits for, also after it was loaded again. */
function useKeptRun(key: string) {
  const [runUuid, setRunUuid] = useState<string>();
  useEffect(() => setRunUuid(sessionStorage.getItem(key) ?? undefined), [key]);
  return [
    runUuid,
    (next: string | undefined) => {
      if (next === undefined) sessionStorage.removeItem(key);
      else sessionStorage.setItem(key, next);
      setRunUuid(next);
    },
  ] as const;
}

/** A run on the server, looked at until it ends. */
export function useRun(store: SeatingStore, planUuid: string, kind: ServerRunKind) {
  const [runUuid, setRunUuid] = useKeptRun(`seating-run:${kind}:${planUuid}`);
  const [seed, setSeed] = useState(1);
  const query = useQuery({
    ...seatingRunQuery(planUuid, runUuid ?? ''),
    enabled: runUuid !== undefined,
    refetchInterval: ({ state }) =>
      isGoingOn(state.data) || !(state.data || isFinal(state.error)) ? BETWEEN_LOOKS_MS : false,
  });
  const begin = useAction({
    run: async (uuid: string) => {
      await store.whenSaved();
      return api.seating.startRun({ uuid: planUuid, runUuid: uuid, kind, seed });
    },
    onDone: (_, uuid) => setRunUuid(uuid),
  });
  const end = useAction({
    run: (uuid: string) => api.seating.stopRun({ uuid: planUuid, runUuid: uuid }),
    onDone: () => setRunUuid(undefined),
  });
  const run = runUuid === undefined ? undefined : query.data;
  const isLost = runUuid !== undefined && query.isError && isFinal(query.error);
  return {
    run,
    seed,
    /** The server knows nothing of it anymore; it can be asked for again. */
    isLost,
    isGoingOn: begin.isPending || (runUuid !== undefined && !isLost && (run === undefined || isGoingOn(run))),
    begin() {
      setSeed((current) => current + 1);
      begin.mutate(crypto.randomUUID());
    },
    stop: () => runUuid !== undefined && end.mutate(runUuid),
    clear: () => setRunUuid(undefined),
  };
}

export type ServerRun = ReturnType<typeof useRun>;
