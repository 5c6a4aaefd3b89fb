import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { orpc } from '#app/orpc.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import type { Presence } from './rules/presence.ts';

export const budgetQuery = orpc.budget.readBudget.queryOptions();
export const localPricesQuery = orpc.budget.readLocalPrices.queryOptions();
/** Guests move what is counted by the head, and members who may see it at all. */
export const BUDGET_KINDS = ['budget', 'guests', 'members', 'inquiries', 'wedding'] as const;

/** Filled by the page as it tells where it is, and asked again when others come, move or leave. */
const presenceQuery = orpc.budget.readPresence.queryOptions({ initialData: [], staleTime: Infinity });

/** Who else has the budget open, and where to keep what was told about them. */
export function useOthersHere(isOn: boolean) {
  const queryClient = useQueryClient();
  const { data: others } = useQuery({ ...presenceQuery, enabled: isOn });
  useLiveQueries(['presence'], [presenceQuery.queryKey], isOn);
  const keep = useCallback(
    (told: Presence[]) => void queryClient.setQueryData(presenceQuery.queryKey, told),
    [queryClient],
  );
  return { others, keep };
}
