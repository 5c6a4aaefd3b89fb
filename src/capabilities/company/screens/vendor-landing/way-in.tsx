import type { ReactNode } from 'react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { useUser } from '#app/use-user.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';

interface WayInProps {
  className?: string;
  /** What a visitor is offered. */
  children: ReactNode;
}

/** A visitor gets the way in, and whoever is signed in the way on, in the same place. */
export function WayIn({ className, children }: WayInProps) {
  const user = useUser();
  // The document is the same for everyone; someone who is signed in should not see the way in flash.
  const hold = user === undefined && '[.is-signed-in_&]:invisible';
  return (
    <div className={classNames('flex flex-wrap gap-3', className, hold)}>
      {user && !user.is_guest ? (
        <ButtonLink to={vendorPaths.onboard} size="large">
          Add your business
        </ButtonLink>
      ) : (
        children
      )}
    </div>
  );
}
