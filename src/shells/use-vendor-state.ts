import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readCurrentListing } from '#app/current-listing.ts';
import { ownListingsQuery } from '#app/own-listings-query.ts';
import { useLive } from '#app/use-live.ts';
import { useUser } from '#app/use-user.ts';
import { vendorUnreadQuery } from '#capabilities/leads/parts/vendor-unread-query.ts';
import { currentListing, type VendorState } from '#capabilities/navigation/rules/vendor-state.ts';

/** What the vendor area's navigation goes by; null for whoever is no vendor, or not known to be one yet. */
export function useVendorState(): VendorState | null {
  const user = useUser();
  const isVendor = user?.has_vendor_account === true;
  const [search] = useSearchParams();
  const { data: listings } = useQuery({
    ...ownListingsQuery,
    enabled: isVendor,
  });
  const current =
    listings &&
    currentListing({ listings, currentListingUuid: readCurrentListing() }, search.get('storefront'));
  const { data: unread, refetch } = useQuery({
    ...vendorUnreadQuery(current?.uuid ?? ''),
    enabled: current !== undefined,
  });
  // Bar, menu and modals all ask here: the first to hear of a change asks for all of them.
  useLive(['leads'], () => current && void refetch({ cancelRefetch: false }), isVendor);
  if (!isVendor) return null;
  return {
    listings: listings ?? [],
    currentListingUuid: current?.uuid ?? null,
    unreadLeads: unread?.unreadInquiries ?? 0,
    creditText: null,
    realWeddingsSubmissions: false,
    boostListing: user.user_experiments.boostListing?.variation_key ?? 'NOT_IN_TEST',
  };
}
