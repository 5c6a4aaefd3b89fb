import type { Side } from '#app/rules/person.ts';
import { classNames } from '#ui/class-names.ts';
import { Logo } from '#ui/logo.tsx';
import { NavAnchor } from './nav-anchor.tsx';

/** Below 360 px the word would push the way in off the screen; where the vendor's bar has just unfolded, it needs the room. */
export function HomeLink({ side, href }: { side: Side; href: string }) {
  const isVendor = side === 'vendor';
  return (
    <NavAnchor
      link={{ href }}
      aria-label={isVendor ? 'Ampersand for vendors' : 'Ampersand, home'}
      className="flex min-h-11 shrink-0 items-center self-center rounded-input"
    >
      <span className="flex min-[360px]:hidden">
        <Logo kind="heart" />
      </span>
      <span
        className={classNames(
          'hidden min-[360px]:flex',
          isVendor && 'sm:max-[1199px]:hidden min-[1280px]:hidden',
        )}
      >
        <Logo />
      </span>
      {isVendor && (
        <span className="hidden min-[1200px]:max-[1279px]:hidden sm:flex">
          <Logo kind="vendor" />
        </span>
      )}
    </NavAnchor>
  );
}
