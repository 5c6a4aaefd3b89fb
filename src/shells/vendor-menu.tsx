import { rememberCurrentListing } from '#app/current-listing.ts';
import { leaveTo } from '#app/leave-to.ts';
import { paths } from '#app/rules/paths.ts';
import type { UserContext } from '#app/user-context.ts';
import { VendorAccountMenu } from '#capabilities/navigation/parts/vendor-account-menu.tsx';
import { vendorEntryPath } from '#capabilities/navigation/rules/vendor-entry-path.ts';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { displayName } from './display-name.ts';
import { logOut } from './log-out.ts';
import { useVendorState } from './use-vendor-state.ts';

export function VendorMenu({ user }: { user: UserContext }) {
  const state = useVendorState() ?? { listings: [] };

  /** The page begins anew with the other storefront's home. */
  function switchListing(uuid: string): void {
    rememberCurrentListing(uuid);
    const listing = currentListing({ listings: state.listings, currentListingUuid: uuid });
    leaveTo(vendorEntryPath(listing));
  }

  return (
    <VendorAccountMenu
      name={displayName(user)}
      email={user.email ?? ''}
      state={state}
      hasWedding={user.has_marketplace_account}
      onSwitchListing={switchListing}
      onLogOut={() => logOut(paths.vendorLanding())}
    />
  );
}
