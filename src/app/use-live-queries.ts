import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type LiveKind, RESYNC } from '#base/live-kind.ts';
import { listenLive } from './use-live.ts';

type Following = { readers: number; leave: () => void };

/** By what is followed: many parts of a page may follow the same, and a change is read once. */
const followings = new WeakMap<QueryClient, Map<string, Following>>();

function listen(queryClient: QueryClient, kinds: readonly LiveKind[], keys: readonly QueryKey[]): () => void {
  const relevant = new Set<string>([...kinds, RESYNC]);
  return listenLive((kind) => {
    if (!relevant.has(kind)) return;
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
  });
}

/** `what` is kinds and keys as text. */
function follow(queryClient: QueryClient, what: string): () => void {
  const known = followings.get(queryClient) ?? new Map<string, Following>();
  followings.set(queryClient, known);
  const following = known.get(what) ?? {
    readers: 0,
    leave: listen(queryClient, ...(JSON.parse(what) as [LiveKind[], QueryKey[]])),
  };
  following.readers += 1;
  known.set(what, following);
  return () => {
    following.readers -= 1;
    if (following.readers > 0) return;
    known.delete(what);
    following.leave();
  };
}

/** Asks again for what these keys hold when something of these kinds changed, or may have. For people who are signed in. */
export function useLiveQueries(
  kinds: readonly LiveKind[],
  keys: readonly QueryKey[],
  isSignedIn = true,
): void {
  const queryClient = useQueryClient();
  const what = JSON.stringify([kinds, keys]);
  useEffect(() => (isSignedIn ? follow(queryClient, what) : undefined), [queryClient, what, isSignedIn]);
}
