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
          'hidden',
          isVendor ? 'min-[360px]:max-sm:flex min-[1200px]:max-[1279px]:flex' : 'min-[360px]:flex',
        )}
      >
        <Logo />
      </span>
      {isVendor && (
        <span className="hidden sm:max-[1199px]:flex min-[1280px]:flex">
          <Logo kind="vendor" />
        </span>
      )}
    </NavAnchor>
  );
}
