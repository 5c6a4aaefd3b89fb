import type { UserContext } from '#capabilities/navigation/contract.ts';
import { CoupleHeader } from '#capabilities/navigation/parts/couple-header.tsx';
import { GuestMenuActions } from '#capabilities/navigation/parts/guest-actions.tsx';
import { paths } from '../paths.ts';
import { AccountArea } from './account-area.tsx';
import type { Side } from './site-frame.tsx';
import { VendorBar } from './vendor-bar.tsx';
import { viewerOf } from './viewer-of.ts';

export interface SiteHeaderProps {
  side: Side;
  user: UserContext | undefined;
  unreadInquiries: number;
}

export function SiteHeader({ side, user, unreadInquiries }: SiteHeaderProps) {
  const account = <AccountArea side={side} user={user} />;
  if (side === 'vendor') return <VendorBar account={account} />;
  const viewer = viewerOf(user);
  const wayIn = <GuestMenuActions loginHref={paths.login()} startHref={paths.onboarding()} />;
  return (
    <CoupleHeader
      viewer={viewer}
      unreadInquiries={unreadInquiries}
      account={account}
      menuFoot={viewer === 'guest' && wayIn}
    />
  );
}
