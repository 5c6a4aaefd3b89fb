import { type ComponentType, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { frameBars, rememberFrameBars, takeBackHint } from '#app/frame-hint.ts';
import { MainContent } from '#app/main-content.tsx';
import type { Side } from '#app/rules/person.ts';
import { useSayWhetherMember } from '#app/use-is-member.ts';
import { useUser } from '#app/use-user.ts';
import type { UserContext } from '#app/user-context.ts';
import { IosAppBanner } from '#capabilities/navigation/parts/ios-app-banner.tsx';
import { classNames } from '#ui/class-names.ts';
import { ImpersonationBar } from './impersonation-bar.tsx';
import { OfflineGuard } from './offline-guard.tsx';
import { SiteFooter } from './site-footer.tsx';
import { VerifyEmailBar } from './verify-email-bar.tsx';

// Most visitors are nobody that a capability keeps anything for.
const PluggedHosts = lazy(async () => ({ default: (await import('./plugged-hosts.tsx')).PluggedHosts }));

export interface BarProps {
  user: UserContext | undefined;
}

export interface SiteFrameProps {
  /** Couples plan in the linen rooms, vendors work in the misty ones; the walls are the same. */
  side: Side;
  /** Each side brings its own, so that nobody loads the other's. */
  bar: ComponentType<BarProps>;
  /** Above the header; it scrolls away. */
  announcement?: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ side, bar: Bar, announcement, children }: SiteFrameProps) {
  const user = useUser();
  useSayWhetherMember(user);

  useEffect(() => {
    if (user) rememberFrameBars(frameBars(user));
    if (user?.is_guest) takeBackHint();
  }, [user]);

  return (
    <div
      className={classNames(
        'flex min-h-dvh flex-col has-data-wide-work:[--container-page:1600px]',
        side === 'vendor' ? 'bg-mist' : 'bg-linen',
      )}
    >
      {announcement}
      <div className="sticky top-0 z-40 print:static" data-print="hidden">
        <ImpersonationBar user={user} />
        <Bar user={user} />
      </div>
      <VerifyEmailBar user={user} />
      <MainContent>
        <OfflineGuard>{children}</OfflineGuard>
      </MainContent>
      <SiteFooter side={side} user={user} />
      {side === 'couple' && <IosAppBanner />}
      {user && !user.is_guest && (
        <Suspense>
          <PluggedHosts user={user} side={side} />
        </Suspense>
      )}
    </div>
  );
}
