import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';
import { readCurrentListing } from '#app/current-listing.ts';
import { currentListing, type VendorListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { ALL_LISTINGS } from '../../rules/lead-address.ts';

const never = () => () => undefined;

/** Whose leads are shown: all of somebody's listings, or one. Undefined for who has none. */
export type DeskScope = { listings: readonly VendorListing[]; listing: VendorListing | undefined };

/** The address wins, then what was chosen before; whoever has one listing has no choice. */
export function deskScope(
  listings: readonly VendorListing[],
  chosen: string | null,
  asked: string | null,
): DeskScope | undefined {
  if (listings.length === 0) return undefined;
  const isOwn = listings.some(({ uuid }) => uuid === asked);
  const isAll = asked === ALL_LISTINGS || (!isOwn && chosen === ALL_LISTINGS);
  if (isAll && listings.length > 1) return { listings, listing: undefined };
  return { listings, listing: currentListing({ listings, currentListingUuid: chosen }, asked) };
}

/** `chosen` is what the server was told. */
export function useDeskScope(
  listings: readonly VendorListing[],
  chosen: string | null,
): DeskScope | undefined {
  const [search] = useSearchParams();
  const current = useSyncExternalStore(never, readCurrentListing, () => chosen);
  return deskScope(listings, current, search.get('storefront'));
}
