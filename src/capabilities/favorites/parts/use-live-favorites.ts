import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { FAVORITES_KEY } from './favorites-query.ts';

const LIVE_PATH = '/web-api/v1/live';
/** A page that is left for another with hearts keeps its line. */
const LINGER_MS = 2_000;

/** `favorites`: somebody of this wedding changed one. `resync`: something may have been missed. */
const RELEVANT = new Set(['favorites', 'resync']);

function kindOf(data: unknown): string | undefined {
  try {
    const event: unknown = JSON.parse(String(data));
    return typeof event === 'object' && event !== null && 'kind' in event ? String(event.kind) : undefined;
  } catch {
    return undefined;
  }
}

/** One line for all hearts and lists of a page, open while there is one. The browser mends it by itself. */
function createLiveFavorites() {
  const readers = new Map<QueryClient, number>();
  let source: EventSource | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  function readAgain() {
    for (const queryClient of readers.keys()) void queryClient.invalidateQueries({ queryKey: FAVORITES_KEY });
  }

  function onMessage({ data }: MessageEvent) {
    if (RELEVANT.has(kindOf(data) ?? '')) readAgain();
  }

  function open() {
    clearTimeout(closing);
    if (source && source.readyState !== EventSource.CLOSED) return;
    source = new EventSource(LIVE_PATH);
    // Whatever changed between the page and the line was not heard.
    source.addEventListener('open', readAgain);
    source.addEventListener('message', onMessage);
  }

  function close() {
    source?.close();
    source = undefined;
  }

  return function follow(queryClient: QueryClient): () => void {
    readers.set(queryClient, (readers.get(queryClient) ?? 0) + 1);
    open();
    return () => {
      const left = (readers.get(queryClient) ?? 1) - 1;
      if (left > 0) readers.set(queryClient, left);
      else readers.delete(queryClient);
      if (readers.size === 0) closing = setTimeout(close, LINGER_MS);
    };
  };
}

const followFavorites = createLiveFavorites();

/** What the partner changes appears here without a reload. */
export function useLiveFavorites(isSignedIn: boolean): void {
  const queryClient = useQueryClient();
  useEffect(() => (isSignedIn ? followFavorites(queryClient) : undefined), [isSignedIn, queryClient]);
}
