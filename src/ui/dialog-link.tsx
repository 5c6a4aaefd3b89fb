import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHydrated } from './use-hydrated.ts';

export interface DialogLinkProps
  extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'role' | 'onClick' | 'onKeyDown'> {
  /** Where the same is to be had without scripts. */
  href: string;
  isOpen: boolean;
  onOpen: () => void;
  children: ReactNode;
}

/**
 * A link that becomes the button of a dialog once scripts run. One element throughout: a finger that comes down before
 * hydration lifts from the same.
 */
export function DialogLink({ href, isOpen, onOpen, children, ...rest }: DialogLinkProps) {
  const isHydrated = useHydrated();

  function open(event: { preventDefault(): void }) {
    event.preventDefault();
    onOpen();
  }

  return (
    <a
      {...rest}
      href={href}
      {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
      onClick={open}
      onKeyDown={(event) => event.key === ' ' && open(event)}
    >
      {children}
    </a>
  );
}
