import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { readCurrentListing } from '#app/current-listing.ts';
import { ownListingsQuery } from '#app/queries.ts';
import { useLiveQueries } from '#app/use-live-queries.ts';
import { useUser } from '#app/use-user.ts';
import { calendarDateOf } from '#base/calendar-date.ts';
import { useExperiment } from '#capabilities/experiments/parts/use-experiment.ts';
import { useSwitch } from '#capabilities/experiments/parts/use-switch.ts';
import { LEADS_KINDS, listingCountsIf, vendorUnreadQuery } from '#capabilities/leads/queries.ts';
import { sumOfCounts, unreadOfOpen } from '#capabilities/leads/rules/lead-tabs.ts';
import { creditText } from '#capabilities/navigation/rules/plan-display.ts';
import { currentListing, type VendorState } from '#capabilities/navigation/rules/vendor-state.ts';
import { creditAccountQuery } from '#capabilities/plans/queries.ts';

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
  // The bar stands above all of them, so it counts the leads of every listing, whichever is shown.
  const hasSeveral = listings !== undefined && listings.length > 1;
  const unreadQuery = vendorUnreadQuery(current?.uuid ?? '');
  const { data: unread } = useQuery({ ...unreadQuery, enabled: current !== undefined && !hasSeveral });
  const { data: counted } = useQuery(listingCountsIf(hasSeveral));
  const unreadOfAll = counted && unreadOfOpen(sumOfCounts(counted.map(({ statuses }) => statuses)));
  const counts = hasSeveral ? listingCountsIf(true) : unreadQuery;
  useLiveQueries(LEADS_KINDS, [counts.queryKey], isVendor && current !== undefined);
  const { data: account } = useQuery({
    ...creditAccountQuery(current?.uuid ?? ''),
    enabled: current?.published === true,
  });
  const hasPlanImprovements = useSwitch('prePurchasePlanImprovements');
  const realWeddingsSubmissions = useSwitch('realWeddingsSubmissions');
  // Its entry stands in the bar of whoever has a listing.
  const boostListing = useExperiment('boostListing', isVendor && current !== undefined);
  if (!isVendor) return null;
  return {
    listings: listings ?? [],
    currentListingUuid: current?.uuid ?? null,
    unreadLeads: (hasSeveral ? unreadOfAll : unread?.unreadInquiries) ?? 0,
    creditText: account
      ? creditText(account, { today: calendarDateOf(new Date()), hasPlanImprovements })
      : null,
    realWeddingsSubmissions,
    boostListing,
  };
}
