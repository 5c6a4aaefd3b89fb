import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { readCurrentListing } from '#app/current-listing.ts';
import { currentListing, type VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';

const never = () => () => undefined;

/** The listing whose leads are shown: the address wins, then what was chosen; `chosen` is what the server was told. */
export function useCurrentStorefront(
  listings: readonly VendorListing[],
  chosen: string | null,
): VendorListing | undefined {
  const [search] = useSearchParams();
  const currentListingUuid = useSyncExternalStore(never, readCurrentListing, () => chosen);
  return currentListing({ listings, currentListingUuid }, search.get('storefront'));
}
