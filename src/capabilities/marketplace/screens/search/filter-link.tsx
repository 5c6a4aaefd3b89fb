import { PlainLink, type PlainLinkProps } from '#ui/plain-link.tsx';

export interface FilterLinkProps extends Omit<PlainLinkProps, 'to' | 'staysPut' | 'rel'> {
  href: string;
  /** Leads to a page of its own, which search engines may list. */
  isPage?: boolean;
}

/** Changes the search. Search engines need not follow every combination of filters. */
export function FilterLink({ href, isPage = false, ...rest }: FilterLinkProps) {
  return <PlainLink {...rest} to={href} staysPut rel={isPage ? undefined : 'nofollow'} />;
}
