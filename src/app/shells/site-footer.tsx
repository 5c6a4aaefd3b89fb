import type { UserContext } from '#capabilities/navigation/contract.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { paths } from '../paths.ts';
import { DataCredits } from './data-credits.tsx';
import type { Side } from './site-frame.tsx';

const linkStyle = 'inline-flex min-h-11 items-center';

function FooterLinks({ side, user }: { side: Side; user: UserContext | undefined }) {
  const isGuest = user === undefined || user.is_guest;
  return (
    // The guest's links come first in a row that ends at a fixed edge: when they go, the rest stays where it is.
    <nav aria-label="Footer" className="flex grow flex-wrap gap-x-7 lg:justify-end">
      {isGuest && (
        <span className={classNames('contents', !user && '[.is-signed-in_&]:hidden')}>
          <TextLink
            look="plain"
            to={side === 'vendor' ? paths.login(paths.vendorOnboarding()) : paths.login()}
            className={linkStyle}
          >
            Log in
          </TextLink>
          <TextLink
            look="plain"
            to={side === 'vendor' ? paths.vendorSignUp() : paths.onboarding()}
            className={linkStyle}
          >
            Get started
          </TextLink>
        </span>
      )}
      {side === 'couple' ? (
        <TextLink look="plain" href={paths.vendorLanding()} className={linkStyle}>
          Become a vendor
        </TextLink>
      ) : (
        <TextLink look="plain" to={paths.home()} className={linkStyle}>
          For couples
        </TextLink>
      )}
    </nav>
  );
}

export function SiteFooter({ side, user }: { side: Side; user: UserContext | undefined }) {
  return (
    <footer className="border-line border-t bg-paper" data-print="hidden">
      <div className="mx-auto max-w-footer px-5 py-10 md:px-8 lg:px-10 lg:py-12">
        <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-6">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <Logo />
            <p className="font-display text-lg">For all the days along the way</p>
          </div>
          <FooterLinks side={side} user={user} />
        </div>
        <div className="mt-8 flex flex-wrap justify-between gap-x-10 gap-y-3 border-line border-t pt-6 text-ink-soft text-sm">
          {/* A cached document may be a moment older than the year. */}
          <p suppressHydrationWarning>© {new Date().getFullYear()} Ampersand</p>
          <DataCredits />
        </div>
      </div>
    </footer>
  );
}
