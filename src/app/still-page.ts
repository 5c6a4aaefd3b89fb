import { useMatches } from 'react-router';

/**
 * A page that needs no code in the browser says `handle = { script: 'none' }`: it is made of links and forms alone, works in any
 * browser, and is never hydrated. Its loader says which language it speaks, and whether it is set in letters of its own.
 */
export type StillPage = { lang: string; dir: 'ltr' | 'rtl'; hasOwnLetters?: boolean };

type Matched = { handle?: unknown; loaderData?: unknown };

export function isStill({ handle }: Matched): boolean {
  return typeof handle === 'object' && handle !== null && 'script' in handle && handle.script === 'none';
}

function spoken(data: unknown): StillPage {
  const page = typeof data === 'object' && data !== null && 'page' in data ? data.page : undefined;
  const isKnown = typeof page === 'object' && page !== null && 'lang' in page && 'dir' in page;
  if (!isKnown) return { lang: 'en', dir: 'ltr' };
  const hasOwnLetters = 'hasOwnLetters' in page && page.hasOwnLetters === true;
  return { lang: String(page.lang), dir: page.dir === 'rtl' ? 'rtl' : 'ltr', hasOwnLetters };
}

/** Nothing on pages that wake up. */
export function useStillPage(): StillPage | undefined {
  const page = useMatches().at(-1);
  return page && isStill(page) ? spoken(page.loaderData) : undefined;
}
