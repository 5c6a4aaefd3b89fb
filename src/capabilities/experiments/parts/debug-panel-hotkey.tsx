import { lazy, Suspense, useEffect, useState } from 'react';
import type { DebugPanelProps } from './debug-panel.tsx';
import { isDebugHotkey } from './is-debug-hotkey.ts';

// A chunk of its own: in production nobody ever loads it.
const DebugPanel = lazy(async () => ({ default: (await import('./debug-panel.tsx')).DebugPanel }));

interface DebugPanelHotkeyProps {
  /** Undefined until the session's flags have been read. */
  flags: DebugPanelProps['flags'] | undefined;
  setOverrides: DebugPanelProps['setOverrides'];
}

/** Opens the debug panel on Ctrl+Shift+J. In production the browser keeps the keys for itself. */
export function DebugPanelHotkey({ flags, setOverrides }: DebugPanelHotkeyProps) {
  const [isOpen, setOpen] = useState(false);
  const isAllowed = flags?.canOverride === true;

  useEffect(() => {
    if (!isAllowed) return;
    const listen = (event: KeyboardEvent) => {
      if (!isDebugHotkey(event)) return;
      event.preventDefault();
      setOpen((wasOpen) => !wasOpen);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isAllowed]);

  if (!isOpen || !isAllowed) return null;
  return (
    <Suspense>
      <DebugPanel flags={flags} setOverrides={setOverrides} onClose={() => setOpen(false)} />
    </Suspense>
  );
}
