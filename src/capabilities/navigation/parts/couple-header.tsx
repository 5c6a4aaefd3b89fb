import type { ReactNode } from 'react';
import { pageWidth } from '#app/page-width.ts';
import { paths } from '#app/rules/paths.ts';
import type { UserContext } from '#app/user-context.ts';
import { classNames } from '#ui/class-names.ts';
import { coupleNavigation } from '../rules/couple-navigation.ts';
import { COUPLE_MENU_BELOW } from '../rules/nav-constants.ts';
import { HomeLink } from './home-link.tsx';
import { MenuButton } from './menu-button.tsx';
import { NavBar } from './nav-bar.tsx';

/** Documents are made before anyone knows who will read them. */
export type Viewer = 'unknown' | 'guest' | 'member';

export interface CoupleHeaderProps {
  viewer: Viewer;
  person?: Pick<UserContext, 'work' | 'has_marketplace_account'> | undefined;
  unreadInquiries?: number;
  /** At the end of the bar: the way in, or the account menu. */
  account: ReactNode;
  /** At the foot of the menu on small screens. */
  menuFoot?: ReactNode;
}

/** 56 px on phones, 76 and its hairline on larger screens, whoever it turns out to be. */
export function CoupleHeader({ viewer, person, unreadInquiries = 0, account, menuFoot }: CoupleHeaderProps) {
  const work = person?.work;
  const hasWedding = person?.has_marketplace_account;
  const items = coupleNavigation({ isGuest: viewer !== 'member', unreadInquiries, work, hasWedding });
  // The document has the guest's names; someone who was signed in a moment ago should not see them flash.
  const hold = viewer === 'unknown' && '[.is-signed-in_&]:invisible';
  return (
    <header className="border-line border-b bg-paper">
      <div className={`${pageWidth} flex h-14 items-stretch gap-x-3 md:h-19 lg:gap-x-8`}>
        <HomeLink side="couple" href={work?.href ?? (hasWedding ? paths.yourWedding() : paths.home())} />
        <NavBar
          label="Main"
          items={items}
          className={classNames('hidden grow text-sm lg:flex xl:text-base', hold)}
        />
        {/* Where the bar is, this keeps the room of its widest content: whoever arrives, its edge stays. */}
        <div className="flex grow items-center justify-end lg:min-w-50 lg:grow-0">{account}</div>
        <MenuButton items={items} below={COUPLE_MENU_BELOW} className="flex lg:hidden">
          {menuFoot}
        </MenuButton>
      </div>
    </header>
  );
}
