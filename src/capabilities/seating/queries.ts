import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { orpc } from '#app/orpc.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import type { Presence } from './rules/presence.ts';

export const seatingPlansQuery = orpc.seating.listPlans.queryOptions();
/** Also guests, who come and go. */
export const SEATING_KINDS = ['seating', 'guests', 'members'] as const;

export function seatingPlanQuery(uuid: string) {
  return orpc.seating.readPlan.queryOptions({ input: { uuid } });
}

export function planVersionsQuery(uuid: string) {
  return orpc.seating.listVersions.queryOptions({ input: { uuid } });
}

export function planVersionQuery(uuid: string, number: number) {
  return orpc.seating.readVersion.queryOptions({ input: { uuid, number } });
}

export function seatingRunQuery(uuid: string, runUuid: string) {
  return orpc.seating.readRun.queryOptions({ input: { uuid, runUuid } });
}

/** All that is known of plans, whichever. */
export const SEATING_PLAN_KEY = orpc.seating.readPlan.key();

/** Filled by the page as it tells where it is, and asked again when others come, move or leave. */
const presenceQuery = orpc.seating.readSeatingPresence.queryOptions({ initialData: [], staleTime: Infinity });

/** Who else has a plan open, and where to keep what was told about them. */
export function useOthersSeating(isOn: boolean) {
  const queryClient = useQueryClient();
  const { data: others } = useQuery({ ...presenceQuery, enabled: isOn });
  useLiveQueries(['seating-presence'], [presenceQuery.queryKey], isOn);
  const keep = useCallback(
    (told: Presence[]) => void queryClient.setQueryData(presenceQuery.queryKey, told),
    [queryClient],
  );
  return { others, keep };
}

export const seatingSheetsQuery = orpc.seating.listSeatingSheets.queryOptions();
