import { useSyncExternalStore } from 'react';

const counts = new Map<string, number>();
const listeners = new Set<() => void>();

/** How many things wait in a section of the navigation: said by a host, drawn by the bar. */
export function setBadgeCount(section: string, count: number): void {
  if (counts.get(section) === count) return;
  counts.set(section, count);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** 0 until it is known, and in the document, which is the same for everyone. */
export function useBadgeCount(section: string): number {
  return useSyncExternalStore(
    subscribe,
    () => counts.get(section) ?? 0,
    () => 0,
  );
}
