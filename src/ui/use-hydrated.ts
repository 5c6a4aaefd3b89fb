import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** False in the document and during hydration, true once scripts run: until then a control is the link it began as. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
