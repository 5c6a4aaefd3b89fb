import type { UserContext } from '#capabilities/navigation/contract.ts';
import type { VendorState } from '#capabilities/navigation/rules/vendor-state.ts';

/** What the vendor area's navigation goes by. A vendor user without a listing has an account menu and nothing else yet. */
export function vendorStateOf(user: UserContext | undefined): VendorState | null {
  if (!user?.has_vendor_account) return null;
  return {
    listings: [],
    unreadLeads: 0,
    creditText: null,
    realWeddingsSubmissions: false,
    boostListing: user.user_experiments.boostListing?.variation_key ?? 'NOT_IN_TEST',
  };
}
