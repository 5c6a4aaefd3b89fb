import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { readCurrentListing } from '#app/current-listing.ts';
import { currentListing, type VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';

const never = () => () => undefined;

/** The listing whose leads are shown: the address wins, then what this browser remembers. Undefined until it is known. */
export function useCurrentStorefront(listings: readonly VendorListing[]): VendorListing | undefined {
  const [search] = useSearchParams();
  const remembered = useSyncExternalStore(never, readCurrentListing, () => undefined);
  const asked = listings.find(({ uuid }) => uuid === search.get('storefront'));
  if (asked || listings.length === 1) return asked ?? listings[0];
  return remembered === undefined ? undefined : currentListing({ listings, currentListingUuid: remembered });
}
