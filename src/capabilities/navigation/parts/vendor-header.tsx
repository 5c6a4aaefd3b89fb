import { WalletCards } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Person } from '#app/rules/person.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { vendorHomeHref } from '#app/rules/work-link.ts';
import { VENDOR_MENU_BELOW } from '../rules/nav-constants.ts';
import { SEPARATOR } from '../rules/plan-display.ts';
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

/** On phones it stands in the menu. Beside the names of the bar it takes two lines, until there is room for one. */
function Credits({ text }: { text: string }) {
  return (
    <NavAnchor
      link={{ href: vendorPaths.balanceHistory }}
      className="hidden min-h-11 items-center gap-2 rounded-input font-semibold text-sm hover:text-primary min-[1200px]:max-w-38 min-[1600px]:max-w-none sm:flex"
    >
      <WalletCards size={20} aria-hidden="true" className="shrink-0" />
      <span className="text-balance min-[1200px]:max-[1599px]:text-xs">
        {text.split(SEPARATOR).map((part, index) => (
          <span key={part} className="min-[1200px]:max-[1599px]:block">
            {index > 0 && <span className="min-[1200px]:max-[1599px]:sr-only">{SEPARATOR}</span>}
            {part}
          </span>
        ))}
      </span>
    </NavAnchor>
  );
}

/** The names come closer while the credits beside them need the room. */
const barStyle = 'flex text-sm min-[1440px]:text-base [&>ul]:gap-x-6 min-[1600px]:[&>ul]:gap-x-8';

/** The same house with a denser bar: as wide as the screen, folded below 1200 px. */
export function VendorHeader({ state, person, account }: VendorHeaderProps) {
  const items = state ? vendorNavigation(state) : [];
  return (
    <header className="border-line border-b bg-paper">
      <div className="mx-auto flex h-14 w-full max-w-footer items-stretch gap-x-3 px-5 md:h-19 md:px-8 min-[1200px]:gap-x-8">
        <HomeLink side="vendor" href={vendorHomeHref(person)} />
        <div className="hidden grow min-[1200px]:flex">
          {items.length > 0 && <NavBar label="Vendor area" items={items} className={barStyle} />}
        </div>
        <div className="flex grow items-center justify-end gap-x-4 min-[1200px]:grow-0 min-[1600px]:gap-x-6">
          {state?.creditText && <Credits text={state.creditText} />}
          <div className="flex">{account}</div>
        </div>
        {items.length > 0 && (
          <MenuButton items={items} below={VENDOR_MENU_BELOW} className="flex min-[1200px]:hidden" />
        )}
      </div>
    </header>
  );
}
