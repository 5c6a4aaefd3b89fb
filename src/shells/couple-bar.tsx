import { paths } from '#app/rules/paths.ts';
import { CoupleHeader } from '#capabilities/navigation/parts/couple-header.tsx';
import { GuestMenuActions } from '#capabilities/navigation/parts/guest-actions.tsx';
import { AccountArea } from './account-area.tsx';
import type { BarProps } from './site-frame.tsx';
import { viewerOf } from './viewer-of.ts';

/** The couple's header with who is there and what waits in the inbox. */
export function CoupleBar({ user, unreadInquiries }: BarProps) {
  const viewer = viewerOf(user);
  const wayIn = <GuestMenuActions loginHref={paths.login()} startHref={paths.onboarding()} />;
  return (
    <CoupleHeader
      viewer={viewer}
      person={user}
      unreadInquiries={unreadInquiries}
      account={<AccountArea side="couple" user={user} />}
      menuFoot={viewer === 'guest' && wayIn}
    />
  );
}
