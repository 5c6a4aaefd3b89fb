import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';

/** Beside the list on wide screens, instead of it on a phone. */
type MapView = 'none' | 'beside' | 'full';

/** Going back in the history takes the focus away after the map has returned it. */
function useFocusOnceClosed(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    const isClosed = wasOpen.current && !isOpen;
    wasOpen.current = isOpen;
    if (!isClosed) return undefined;
    const soon = setTimeout(() => opener.current?.focus({ preventScroll: true }));
    return () => clearTimeout(soon);
  }, [isOpen]);
  return opener;
}

/**
 * The map of a phone hides the page, so opening it is a step one can go back from. What is chosen on it leads further and
 * leaves it open.
 */
export function useShownMap() {
  const [view, setView] = useState<MapView>('none');
  const { key, search, state } = useLocation();
  const navigate = useNavigate();
  const isBackOrForth = useNavigationType() === 'POP';
  const isMapEntry = state?.isMap === true;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per entry of the history, whatever else changes.
  useEffect(() => {
    if (!isBackOrForth) return;
    setView((shown) => {
      if (isMapEntry) return 'full';
      return shown === 'full' ? 'none' : shown;
    });
  }, [key]);

  return {
    view,
    opener: useFocusOnceClosed(view === 'full'),
    toggleBeside: () => setView(view === 'beside' ? 'none' : 'beside'),
    openFull() {
      setView('full');
      void navigate({ search }, { state: { isMap: true }, preventScrollReset: true });
    },
    closeFull() {
      if (isMapEntry) void navigate(-1);
      else setView('none');
    },
  };
}
