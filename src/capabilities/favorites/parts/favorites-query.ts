import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import type { Favorite } from '../contract.ts';

/** Everything asked about favorites begins with it, so that one word makes all of it be read again. */
export const FAVORITES_KEY = ['favorites'] as const;

/** What is marked: one answer fills every heart of a page. */
export const marksQuery = queryOptions({
  queryKey: [...FAVORITES_KEY, 'marks'],
  queryFn: ({ signal }) => api.favorites.listFavorites(undefined, { signal }),
  staleTime: 60_000,
});

/** Puts into the list what a call has just answered; an answer on its way may be older, so it is not waited for. */
export async function changeMarks(
  queryClient: QueryClient,
  change: (marks: readonly Favorite[]) => Favorite[],
): Promise<void> {
  await queryClient.cancelQueries({ queryKey: marksQuery.queryKey });
  queryClient.setQueryData(marksQuery.queryKey, (marks) => change(marks ?? []));
  void queryClient.invalidateQueries({ queryKey: FAVORITES_KEY });
}
