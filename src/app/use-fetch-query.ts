import { type QueryFunction, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

interface AskedQuery<Data, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<Data, Key>;
}

/** Asks a query where nothing is rendered by it, as after a press; what is known and fresh is taken. */
export function useFetchQuery() {
  const queryClient = useQueryClient();
  return useCallback(
    <Data, Key extends QueryKey>(query: AskedQuery<Data, Key>): Promise<Data> =>
      queryClient.fetchQuery(query),
    [queryClient],
  );
}

export type FetchQuery = ReturnType<typeof useFetchQuery>;
