import { type AnchorHTMLAttributes, type ReactNode, use } from 'react';
import { Link } from 'react-router';
import { isExternal } from '../rules/external-links.ts';
import type { NavLink } from '../rules/nav-item.ts';
import { FollowLinkContext } from './follow-link.tsx';

export interface NavAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  link: Pick<NavLink, 'href' | 'opensInNewTab'>;
  children: ReactNode;
}

/** One link of the navigation: inside the product without a page load, elsewhere in a new tab that it announces. */
export function NavAnchor({ link, children, ...rest }: NavAnchorProps) {
  const follow = use(FollowLinkContext);
  if (link.opensInNewTab || isExternal(link.href)) {
    return (
      <a {...rest} href={link.href} target="_blank" rel="noopener">
        {children}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
    );
  }
  if (follow) {
    return (
      <a {...rest} href={link.href} onClick={follow}>
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={link.href}>
      {children}
    </Link>
  );
}
