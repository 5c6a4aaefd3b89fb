import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { PlainLink } from '#ui/plain-link.tsx';
import { isExternal } from '../rules/external-links.ts';
import type { NavLink } from '../rules/nav-item.ts';

export interface NavAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  link: Pick<NavLink, 'href' | 'opensInNewTab'>;
  children: ReactNode;
}

/** One link of the navigation: inside the product without a page load, elsewhere in a new tab that it announces. */
export function NavAnchor({ link, children, ...rest }: NavAnchorProps) {
  if (link.opensInNewTab || isExternal(link.href)) {
    return (
      <a {...rest} href={link.href} target="_blank" rel="noopener">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  return (
    <PlainLink {...rest} to={link.href}>
      {children}
    </PlainLink>
  );
}
