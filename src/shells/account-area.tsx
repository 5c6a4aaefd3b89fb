import { lazy, Suspense } from 'react';
import { paths } from '#app/rules/paths.ts';
import type { Side } from '#app/rules/person.ts';
import type { UserContext } from '#app/user-context.ts';
import { GuestActions } from '#capabilities/navigation/parts/guest-actions.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { VendorLogin } from './vendor-login.tsx';

// Guests are most of the first visits, and they have no menu.
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

const VendorMenu = lazy(async () => ({ default: (await import('./vendor-menu.tsx')).VendorMenu }));

type AccountAreaProps = { side: Side; user: UserContext | undefined };

function Entrance({ side, user }: AccountAreaProps) {
  if (user && !user.is_guest) {
    return (
      <Suspense fallback={<Skeleton shape="circle" className="size-10" />}>
        {side === 'vendor' && user.has_vendor_account ? (
          <VendorMenu user={user} />
        ) : (
          <AccountMenu side={side} user={user} />
        )}
      </Suspense>
    );
  }
  // The document shows the guest's way in; someone who was signed in a moment ago should not see it flash.
  const hold = user ? '' : '[.is-signed-in_&]:invisible';
  return (
    <div className={`${hold} flex items-center gap-4 noscript:max-sm:[&>a+div]:hidden`}>
      {/* Without scripts nobody is recognized here, so whoever is signed in finds their own page this
      way. Phones have room for this or for the guest's way in. */}
      <a
        href={paths.account()}
        className="hidden min-h-11 items-center font-semibold text-sm noscript:inline-flex"
      >
        Account
      </a>
      {side === 'vendor' ? (
        <VendorLogin />
      ) : (
        <GuestActions loginHref={paths.login()} startHref={paths.onboarding()} />
      )}
    </div>
  );
}

/** Keeps its room whoever it turns out to be, so that nothing beside it moves. */
export function AccountArea(props: AccountAreaProps) {
  return (
    <div className="flex min-h-11 grow items-center justify-end">
      <Entrance {...props} />
    </div>
  );
}
