import type { UserContext } from '#capabilities/navigation/contract.ts';
import { VendorAccountMenu } from '#capabilities/navigation/parts/vendor-account-menu.tsx';
import { vendorPaths } from '#capabilities/navigation/rules/vendor-paths.ts';
import { currentListing } from '#capabilities/navigation/rules/vendor-state.ts';
import { leaveTo } from '../leave-to.ts';
import { paths } from '../paths.ts';
import { rememberCurrentListing } from './current-listing.ts';
import { displayName } from './display-name.ts';
import { logOut } from './log-out.ts';
import { useVendorState } from './use-vendor-state.ts';

export function VendorMenu({ user }: { user: UserContext }) {
  const state = useVendorState() ?? { listings: [] };

  /** The page begins anew with the other storefront's home. */
  function switchListing(uuid: string): void {
    rememberCurrentListing(uuid);
    const listing = currentListing({ listings: state.listings, currentListingUuid: uuid });
    leaveTo(listing?.published ? vendorPaths.dashboard : vendorPaths.listing);
  }

  return (
    <VendorAccountMenu
      name={displayName(user)}
      email={user.email ?? ''}
      state={state}
      onSwitchListing={switchListing}
      onLogOut={() => logOut(paths.vendorLanding())}
    />
  );
}
