import { ArrowUpRight } from 'lucide-react';
import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

interface TextLinkLook {
  children: ReactNode;
  /** `plain` is for lists of links and navigation, where an underline on each would be noise. */
  look?: 'underlined' | 'plain';
  className?: string;
}

type InternalProps = TextLinkLook & Omit<PlainLinkProps, 'className' | 'children'> & { href?: undefined };
type ExternalProps = TextLinkLook &
  Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'children' | 'href'> & {
    href: string;
    to?: undefined;
  };

export type TextLinkProps = InternalProps | ExternalProps;

function linkStyle(look: TextLinkLook['look'] = 'underlined', className?: string) {
  return classNames(
    'rounded-mark font-medium underline-offset-4 transition-colors',
    look === 'underlined'
      ? 'text-secondary underline decoration-secondary/40 hover:decoration-secondary'
      : 'text-ink hover:text-primary hover:underline',
    className,
  );
}

/** `to` stays inside the product; `href` leaves it in a new tab and says so. */
export function TextLink({ look, className, children, ...rest }: TextLinkProps) {
  if (rest.href === undefined) {
    return (
      <PlainLink {...rest} className={linkStyle(look, className)}>
        {children}
      </PlainLink>
    );
  }
  return (
    <a target="_blank" rel="noopener" {...rest} className={linkStyle(look, className)}>
      {children}
      <ArrowUpRight size={14} className="ms-0.5 inline align-baseline" aria-hidden="true" />
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
