import { WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Person } from '#app/rules/person.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { vendorHomeHref } from '#app/rules/work-link.ts';
import { VENDOR_MENU_BELOW } from '../rules/nav-constants.ts';
import { vendorNavigation } from '../rules/vendor-navigation.ts';
import type { VendorState } from '../rules/vendor-state.ts';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavAnchor } from './nav-anchor.tsx';
import { NavBar } from './nav-bar.tsx';

export interface VendorHeaderProps {
  /** Null for whoever is logged out or not known yet. */
  state: VendorState | null;
  person?: Person | undefined;
  /** At the end of the bar: the Log In button, or the account menu. */
  account: ReactNode;
}

function Credits({ text }: { text: string }) {
  return (
    <NavAnchor
      link={{ href: vendorPaths.balanceHistory }}
      className="hidden min-h-11 items-center gap-2 whitespace-nowrap rounded-input font-semibold text-sm hover:text-primary min-[1360px]:flex"
    >
      <WalletCards size={20} aria-hidden="true" />
      {text}
    </NavAnchor>
  );
}

/** The same house with a denser bar: as wide as the screen, folded below 1200 px. */
export function VendorHeader({ state, person, account }: VendorHeaderProps) {
  const items = state ? vendorNavigation(state) : [];
  return (
    <header className="border-line border-b bg-paper">
      <div className="mx-auto flex h-14 w-full max-w-footer items-stretch gap-x-3 px-5 md:h-19 md:px-8 min-[1200px]:gap-x-8">
        <HomeLink side="vendor" href={vendorHomeHref(person)} />
        <div className="hidden grow min-[1200px]:flex">
          {items.length > 0 && (
            <NavBar label="Vendor area" items={items} className="flex text-sm min-[1440px]:text-base" />
          )}
        </div>
        <div className="flex grow items-center justify-end gap-x-6 min-[1200px]:grow-0">
          {state?.creditText && <Credits text={state.creditText} />}
          {account}
        </div>
        {items.length > 0 && (
          <MenuButton items={items} below={VENDOR_MENU_BELOW} className="flex min-[1200px]:hidden" />
        )}
      </div>
    </header>
  );
}
