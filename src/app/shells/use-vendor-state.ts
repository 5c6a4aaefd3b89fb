import { queryOptions, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { currentListing, type VendorState } from '#capabilities/navigation/rules/vendor-state.ts';
import { api } from '../api.ts';
import { reportError } from '../report-error.ts';
import { useLive } from '../use-live.ts';
import { useUser } from '../use-user.ts';
import { readCurrentListing } from './current-listing.ts';

/** How many leads of a storefront are unseen, by status too: the jewel in the bar and the tabs of the inbox. */
export function vendorUnreadQuery(storefrontUuid: string) {
  return queryOptions({
    queryKey: ['leads', 'unread', storefrontUuid],
    queryFn: async ({ signal }) => {
      try {
        return await api.inquiries.vendorUnread({ id: storefrontUuid }, { signal });
      } catch (error) {
        if (!signal.aborted) reportError('vendor-unread', error);
        throw error;
      }
    },
  });
}

/** What the vendor area's navigation goes by; null for whoever is no vendor, or not known to be one yet. */
export function useVendorState(): VendorState | null {
  const user = useUser();
  const isVendor = user?.has_vendor_account === true;
  const [search] = useSearchParams();
  const { data: listings } = useQuery({
    queryKey: ['own-listings'],
    queryFn: ({ signal }) => api.storefronts.listOwn(undefined, { signal }),
    enabled: isVendor,
    staleTime: 60_000,
  });
  const asked = listings?.find(({ uuid }) => uuid === search.get('storefront'));
  const current =
    asked ?? (listings && currentListing({ listings, currentListingUuid: readCurrentListing() }));
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
