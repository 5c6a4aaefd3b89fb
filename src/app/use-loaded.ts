import {
  type DefinedUseQueryResult,
  type InfiniteData,
  type QueryFunction,
  type QueryKey,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  type UseQueryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { useEffect } from 'react';

/** As `queries.ts` of a capability offers it. */
interface LoadedQuery<Data, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<Data, Key> | undefined;
}

/** A query that begins with what the page's loader brought, on the server as in the browser. */
export function useLoaded<Data, Key extends QueryKey>(
  query: LoadedQuery<Data, Key>,
  loaded: NoInfer<Data>,
): DefinedUseQueryResult<Data> {
  const queryClient = useQueryClient();
  const { queryKey } = query;
  const key = JSON.stringify(queryKey);
  // A page that is opened again has just been asked for; what is still known of the last time is older.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is a new array each time, and always says the same.
  useEffect(() => {
    if (queryClient.getQueryData<unknown>(queryKey) !== loaded)
      queryClient.setQueryData<unknown>(queryKey, loaded);
  }, [queryClient, key, loaded]);
  const options = { ...query, initialData: loaded } as UseQueryOptions<Data, Error, Data, Key>;
  return useQuery(options) as DefinedUseQueryResult<Data>;
}

interface LoadedPages<Page, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<Page, Key, string>;
  initialPageParam: string;
  getNextPageParam: (page: Page) => string | undefined;
}

/**
 * The same for a list that comes page by page; undefined where the loader read another view of it. What is known already
 * stays: it may reach further.
 */
export function useLoadedPages<Page, Key extends QueryKey>(
  query: LoadedPages<Page, Key>,
  first: NoInfer<Page> | undefined,
): UseInfiniteQueryResult<InfiniteData<Page, string>> {
  return useInfiniteQuery({
    ...query,
    ...(first !== undefined && { initialData: { pages: [first], pageParams: [query.initialPageParam] } }),
  } as UseInfiniteQueryOptions<Page, Error, InfiniteData<Page, string>, Key, string>);
}
