import { type QueryFilters, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Everything under a key, or what of it is worth asking for. */
export type Refreshed = QueryKey | QueryFilters;

export function filtersOf(what: Refreshed): QueryFilters {
  return Array.isArray(what) ? { queryKey: what } : (what as QueryFilters);
}

/** Asks again; done when what is shown has its answer. */
export function useRefresh(): (...refreshed: readonly Refreshed[]) => Promise<void> {
  const queryClient = useQueryClient();
  return useCallback(
    async (...refreshed) => {
      await Promise.all(refreshed.map((what) => queryClient.invalidateQueries(filtersOf(what))));
    },
    [queryClient],
  );
}
