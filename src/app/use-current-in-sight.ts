import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For names that are wider than a phone: the open one is brought into sight. */
export function useCurrentInSight() {
  const list = useRef<HTMLUListElement>(null);
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has another name open.
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current="page"]');
    open?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
  }, [pathname, search]);
  return list;
}
