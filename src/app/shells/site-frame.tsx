import { type ReactNode, useEffect } from 'react';
import { IosAppBanner } from '#capabilities/navigation/parts/ios-app-banner.tsx';
import { classNames } from '#ui/class-names.ts';
import { frameBars, rememberFrameBars } from '../frame-hint.ts';
import { useUser } from '../use-user.ts';
import { ImpersonationBar } from './impersonation-bar.tsx';
import { MainContent } from './main-content.tsx';
import { OfflineGuard } from './offline-guard.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { UnansweredMessagesHost } from './unanswered-messages-host.tsx';
import { useInquiryCounts } from './use-inquiry-counts.ts';
import { VerifyEmailBar } from './verify-email-bar.tsx';

/** Couples plan in the linen rooms, vendors work in the misty ones; the walls are the same. */
export type Side = 'couple' | 'vendor';

export interface SiteFrameProps {
  side: Side;
  /** Above the header; it scrolls away. */
  announcement?: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ side, announcement, children }: SiteFrameProps) {
  const user = useUser();
  const { unreadInquiries, unrespondedInquiries } = useInquiryCounts(user);

  useEffect(() => {
    if (user) rememberFrameBars(frameBars(user));
  }, [user]);

  return (
    <div className={classNames('flex min-h-dvh flex-col', side === 'vendor' ? 'bg-mist' : 'bg-linen')}>
      {announcement}
      <div className="sticky top-0 z-40 print:static" data-print="hidden">
        <ImpersonationBar user={user} />
        <SiteHeader side={side} user={user} unreadInquiries={unreadInquiries} />
      </div>
      <VerifyEmailBar user={user} />
      <MainContent>
        <OfflineGuard>{children}</OfflineGuard>
      </MainContent>
      <SiteFooter side={side} user={user} />
      {side === 'couple' && <IosAppBanner />}
      <UnansweredMessagesHost count={unrespondedInquiries} />
    </div>
  );
}
