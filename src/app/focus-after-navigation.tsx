import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { MAIN_CONTENT_ID } from './main-content.tsx';

/** A page change without a page load moves nobody's focus; this puts it where the new page begins. */
export function FocusAfterNavigation() {
  const { pathname } = useLocation();
  const focused = useRef(pathname);
  useEffect(() => {
    if (focused.current === pathname) return;
    focused.current = pathname;
    const main = document.getElementById(MAIN_CONTENT_ID);
    // A page that focuses its own first field knows better.
    if (main?.contains(document.activeElement)) return;
    main?.focus({ preventScroll: true });
  }, [pathname]);
  return null;
}
