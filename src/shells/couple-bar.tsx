import { useBadgeCount } from '#app/badge-counts.ts';
import { paths } from '#app/rules/paths.ts';
import { CoupleHeader } from '#capabilities/navigation/parts/couple-header.tsx';
import { GuestMenuActions } from '#capabilities/navigation/parts/guest-actions.tsx';
import { AccountArea } from './account-area.tsx';
import type { BarProps } from './site-frame.tsx';
import { viewerOf } from './viewer-of.ts';

/** The couple's header with who is there and what waits in the inbox. */
export function CoupleBar({ user }: BarProps) {
  const viewer = viewerOf(user);
  const unreadInquiries = useBadgeCount('inquiries');
  const wayIn = <GuestMenuActions loginHref={paths.login()} startHref={paths.onboarding()} />;
  return (
    <CoupleHeader
      viewer={viewer}
      person={user}
      unreadInquiries={viewer === 'member' ? unreadInquiries : 0}
      account={<AccountArea side="couple" user={user} />}
      menuFoot={viewer === 'guest' && wayIn}
    />
  );
}
