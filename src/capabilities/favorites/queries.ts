import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { orpc } from '#app/orpc.ts';
import type { Favorite } from './contract.ts';

/** Everything asked about favorites, so that one word makes all of it be read again; the live updates' word for it. */
export const FAVORITES_KEY = orpc.favorites.key();
export const FAVORITES_KINDS = ['favorites'] as const;

/** Everything that lists vendors and photos; what is removed or written on changes in all of them at once. */
export const SAVED_KEYS = [orpc.favorites.listSaved.key(), orpc.favorites.readBoard.key()];

/** What is marked: one answer fills every heart of a page. */
export const marksQuery = orpc.favorites.listFavorites.queryOptions({ staleTime: 60_000 });

export const boardsQuery = orpc.favorites.listBoards.queryOptions();
export const savedQuery = orpc.favorites.listSaved.queryOptions({ input: {} });

/** The newest of both, for the page where favorites begin. */
export const RECENT_LIMIT = 8;
export const recentQuery = orpc.favorites.listSaved.queryOptions({ input: { limit: RECENT_LIMIT } });

export function boardQuery(uuid: string) {
  return orpc.favorites.readBoard.queryOptions({ input: { uuid } });
}

/** What is marked, read and changed at a press. */
export function useMarks() {
  const queryClient = useQueryClient();
  return useMemo(
    () => ({
      list: (): readonly Favorite[] => queryClient.getQueryData(marksQuery.queryKey) ?? [],
      /** Puts into the list what a call has just answered; an answer on its way may be older, so it is not waited for. */
      change: async (change: (marks: readonly Favorite[]) => Favorite[]): Promise<void> => {
        await queryClient.cancelQueries({ queryKey: marksQuery.queryKey });
        queryClient.setQueryData(marksQuery.queryKey, (marks) => change(marks ?? []));
        void queryClient.invalidateQueries({ queryKey: FAVORITES_KEY });
      },
    }),
    [queryClient],
  );
}

export type Marks = ReturnType<typeof useMarks>;
