import { queryOptions } from '@tanstack/react-query';
import { api } from '#app/api.ts';
import { FAVORITES_KEY } from '../parts/favorites-query.ts';

/** Everything that lists vendors and photos; what is removed or written on changes in all of them at once. */
export const SAVED_KEY = [...FAVORITES_KEY, 'saved'] as const;

export const boardsQuery = queryOptions({
  queryKey: [...FAVORITES_KEY, 'boards'],
  queryFn: ({ signal }) => api.favorites.listBoards(undefined, { signal }),
});

/** The newest of both, for the page where favorites begin. */
export const RECENT_LIMIT = 8;

export const recentQuery = queryOptions({
  queryKey: [...SAVED_KEY, 'recent'],
  queryFn: ({ signal }) => api.favorites.listSaved({ limit: RECENT_LIMIT }, { signal }),
});

export const savedQuery = queryOptions({
  queryKey: [...SAVED_KEY, 'all'],
  queryFn: ({ signal }) => api.favorites.listSaved({}, { signal }),
});

export function boardQuery(uuid: string) {
  return queryOptions({
    queryKey: [...SAVED_KEY, 'board', uuid],
    queryFn: ({ signal }) => api.favorites.readBoard({ uuid }, { signal }),
  });
}
