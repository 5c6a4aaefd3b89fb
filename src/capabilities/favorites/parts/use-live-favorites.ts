import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listenLive } from '#app/use-live.ts';
import { type LiveKind, RESYNC } from '#base/live-kind.ts';
import { FAVORITES_KEY } from './favorites-query.ts';

/** `favorites`: somebody of this wedding changed one. */
const RELEVANT: ReadonlySet<LiveKind | typeof RESYNC> = new Set(['favorites', RESYNC]);

/** One listener for all hearts and lists of a page, so that a change is read once. */
function createLiveFavorites() {
  const readers = new Map<QueryClient, number>();
  let leave: (() => void) | undefined;

  function onEvent(kind: LiveKind | typeof RESYNC) {
    if (!RELEVANT.has(kind)) return;
    for (const queryClient of readers.keys()) void queryClient.invalidateQueries({ queryKey: FAVORITES_KEY });
  }

  return function follow(queryClient: QueryClient): () => void {
    readers.set(queryClient, (readers.get(queryClient) ?? 0) + 1);
    leave ??= listenLive(onEvent);
    return () => {
      const left = (readers.get(queryClient) ?? 1) - 1;
      if (left > 0) readers.set(queryClient, left);
      else readers.delete(queryClient);
      if (readers.size > 0) return;
      leave?.();
      leave = undefined;
    };
  };
}

const followFavorites = createLiveFavorites();

/** What the partner changes appears here without a reload. */
export function useLiveFavorites(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => (isSignedIn ? followFavorites(queryClient) : undefined), [isSignedIn, queryClient]);
}
