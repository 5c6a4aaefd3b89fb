import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** A fold whose name the address ends in, '/#faqs', is open when one arrives, and in sight. */
export function OpenNamedFold() {
  const { hash, key } = useLocation();
  useEffect(() => {
    // Each arrival counts, also a second one at the same name.
    if (!key || hash.length < 2) return;
    const fold = document.getElementById(hash.slice(1));
    if (!(fold instanceof HTMLDetailsElement) || fold.open) return;
    fold.open = true;
    fold.scrollIntoView({ block: 'start' });
  }, [hash, key]);
  return null;
}
