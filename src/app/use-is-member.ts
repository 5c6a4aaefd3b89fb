import { useEffect, useSyncExternalStore } from 'react';
import type { UserContext } from './user-context.ts';

const listeners = new Set<() => void>();
let isMember = false;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The frame knows who is there and says it to whoever asks by the dozen. */
export function useSayWhetherMember(user: UserContext | undefined): void {
  const isSignedIn = user !== undefined && !user.is_guest;
  useEffect(() => {
    if (isMember === isSignedIn) return;
    isMember = isSignedIn;
    for (const listener of listeners) listener();
  }, [isSignedIn]);
}

/** False until it is known. */
export function useIsMember(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isMember,
    () => false,
  );
}
