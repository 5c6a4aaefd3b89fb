import type { UserContext } from '#capabilities/navigation/contract.ts';
import { VendorAccountMenu } from '#capabilities/navigation/parts/vendor-account-menu.tsx';
import { leaveTo } from '../leave-to.ts';
import { paths } from '../paths.ts';
import { displayName } from './display-name.ts';
import { logOut } from './log-out.ts';
import { vendorStateOf } from './vendor-state-of.ts';

export function VendorMenu({ user }: { user: UserContext }) {
  return (
    <VendorAccountMenu
      name={displayName(user)}
      email={user.email ?? ''}
      state={vendorStateOf(user) ?? { listings: [] }}
      onSwitchListing={() => leaveTo(paths.vendorOnboarding())}
      onLogOut={() => logOut(paths.vendorLanding())}
    />
  );
}
