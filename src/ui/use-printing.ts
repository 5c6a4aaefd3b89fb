import { useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  const query = matchMedia('print');
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether the page is being put on paper, for what shows only a part of itself on the screen. */
export function usePrinting(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia('print').matches,
    () => false,
  );
}
