import type { AnchorHTMLAttributes, ReactNode } from 'react';

export interface PlainLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  /** Leads to the same page with other results: the reader stays where they are on it. */
  staysPut?: boolean | undefined;
  /** Marks a choice that would find nothing. */
  'data-none'?: boolean | undefined;
  children: ReactNode;
}

/**
 * A link inside the product that asks nobody anything: one listener for the whole page follows it without a page load.
 * A link that watches the router costs ten times as much, and some pages have two hundred.
 */
export function PlainLink({ to, staysPut = false, children, ...rest }: PlainLinkProps) {
  return (
    <a {...rest} href={to} data-link={staysPut ? 'stay' : ''}>
      {children}
    </a>
  );
}
