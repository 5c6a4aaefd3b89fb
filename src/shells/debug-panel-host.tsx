import { lazy, Suspense, useSyncExternalStore } from 'react';

// In production this is never mounted, so neither is its code ever fetched.
const DebugPanelHotkeys = lazy(async () => ({
  default: (await import('./debug-panel-hotkeys.tsx')).DebugPanelHotkeys,
}));

const never = () => () => undefined;

/** Waits for hydration: a tool for builders has no place in the document. */
export function DebugPanelHost() {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  if (!isHydrated) return null;
  return (
    <Suspense>
      <DebugPanelHotkeys />
    </Suspense>
  );
}
