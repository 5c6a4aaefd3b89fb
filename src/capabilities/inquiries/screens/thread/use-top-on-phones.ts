import { useLayoutEffect } from 'react';

/** Rows leave the page where it is, since the thread opens beside them. On phones it comes in their place: at its top. */
export function useTopOnPhones(): void {
  useLayoutEffect(() => {
    const isBeside = window.matchMedia('(min-width: 64rem)').matches;
    if (!isBeside) window.scrollTo({ top: 0, behavior: 'instant' });
  }, []);
}
