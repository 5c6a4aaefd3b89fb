import { useQuery } from '@tanstack/react-query';
import type { VendorState } from '#capabilities/navigation/rules/vendor-state.ts';
import { api } from '../api.ts';
import { useUser } from '../use-user.ts';
import { readCurrentListing } from './current-listing.ts';

/** What the vendor area's navigation goes by; null for whoever is no vendor, or not known to be one yet. */
export function useVendorState(): VendorState | null {
  const user = useUser();
  const isVendor = user?.has_vendor_account === true;
  const { data: listings } = useQuery({
    queryKey: ['own-listings'],
    queryFn: ({ signal }) => api.storefronts.listOwn(undefined, { signal }),
    enabled: isVendor,
    staleTime: 60_000,
  });
  if (!isVendor) return null;
  return {
    listings: listings ?? [],
    currentListingUuid: listings ? readCurrentListing() : null,
    unreadLeads: 0,
    creditText: null,
    realWeddingsSubmissions: false,
    boostListing: user.user_experiments.boostListing?.variation_key ?? 'NOT_IN_TEST',
  };
}
