import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { api } from '#app/api.ts';
import { reportError } from '#app/report-error.ts';
import { useUser } from '#app/use-user.ts';
import type { TaxonomyKey } from '#capabilities/taxonomy/rules/categories.ts';
import type { SearchPageData } from './load-search-page.ts';

/** Where a visitor looked last; an account keeps it on the server instead. */
const LOCATION_KEY = 'searched_location';
/** The last search of each category, to come back to. */
const URLS_KEY = 'vendor_search_urls';

function readUrls(): Partial<Record<TaxonomyKey, string>> {
  const kept: unknown = JSON.parse(localStorage.getItem(URLS_KEY) ?? '{}');
  return typeof kept === 'object' && kept !== null ? kept : {};
}

/** A browser may refuse to keep anything, and what it has kept may be anyone's. */
function quietly(keep: () => void): void {
  try {
    keep();
  } catch {
    // Nothing is lost but a convenience.
  }
}

export interface RememberSearchProps {
  search: SearchPageData;
  /** The place is not the one that was asked for, so it is not worth remembering. */
  isElsewhere: boolean;
}

/**
 * Keeps where vendors were looked for, with the account or in the browser, and the address of the search. It draws nothing
 * and stands by itself: when it is known who is there, nothing else has to be drawn again.
 */
export function RememberSearch({ search: found, isElsewhere }: RememberSearchProps) {
  const { category, place, near } = found;
  const user = useUser();
  const { pathname, search } = useLocation();
  const isGuest = user?.is_guest;
  // Where the browser is stays in the browser: 'near me' is no place to come back to.
  const type = isElsewhere || place.type === 'NEAR_ME' ? undefined : place.type;
  const { slug } = place;

  useEffect(() => {
    if (near) return;
    quietly(() =>
      localStorage.setItem(URLS_KEY, JSON.stringify({ ...readUrls(), [category]: pathname + search })),
    );
  }, [category, near, pathname, search]);

  useEffect(() => {
    if (isGuest === undefined || type === undefined) return;
    if (isGuest) {
      quietly(() => localStorage.setItem(LOCATION_KEY, JSON.stringify({ type, slug })));
      return;
    }
    api.weddings
      .saveSearchedLocation({ type, slug })
      .catch((error: unknown) => reportError('searched-location', error));
  }, [isGuest, type, slug]);
  return null;
}
