import { Link } from 'react-router';
import type { UserContext } from '#capabilities/navigation/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { pageWidth } from '../page-width.ts';
import { paths } from '../paths.ts';
import { AccountArea } from './account-area.tsx';
import type { Side } from './site-frame.tsx';

function HomeLink({ side }: { side: Side }) {
  const isVendor = side === 'vendor';
  return (
    <Link
      to={isVendor ? paths.vendorLanding() : paths.home()}
      aria-label={isVendor ? 'Ampersand for vendors' : 'Ampersand, home'}
      className="flex min-h-11 shrink-0 items-center rounded-input"
    >
      {/* Below 360 px the word would push the way in off the screen. */}
      <span className="flex min-[360px]:hidden">
        <Logo kind="heart" className="size-9" />
      </span>
      <span className={classNames('hidden min-[360px]:flex', isVendor && 'sm:hidden')}>
        <Logo />
      </span>
      {isVendor && (
        <span className="hidden sm:flex">
          <Logo kind="vendor" />
        </span>
      )}
    </Link>
  );
}

export function SiteHeader({ side, user }: { side: Side; user: UserContext | undefined }) {
  return (
    <header className="border-line border-b bg-paper">
      <div className={`${pageWidth} flex h-14 items-center gap-8 md:h-19`}>
        <HomeLink side={side} />
        {side === 'couple' && (
          <nav aria-label="Main" className="hidden md:block">
            <TextLink look="plain" href={paths.vendorLanding()} className="inline-flex min-h-11 items-center">
              Become a vendor
            </TextLink>
          </nav>
        )}
        <AccountArea side={side} user={user} />
      </div>
    </header>
  );
}
