import { useSyncExternalStore } from 'react';

const WIDE = '(min-width: 64rem)';

function subscribe(changed: () => void): () => void {
  const query = matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}

/** Whether there is room for columns. Undefined in the document, where both are drawn and one is hidden. */
export function useIsWide(): boolean | undefined {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(WIDE).matches,
    () => undefined,
  );
}
