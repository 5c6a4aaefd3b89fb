import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { type ButtonLook, buttonStyle } from './button-style.ts';

export interface ButtonLinkProps extends Omit<LinkProps, 'className' | 'style' | 'children'>, ButtonLook {
  children: ReactNode;
  icon?: ReactNode;
}

/** Looks like a button because it is the next step, stays a link because it only goes somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, icon, variant, size, isFullWidth, className, ...rest } = props;
  return (
    <Link {...rest} className={buttonStyle({ variant, size, isFullWidth, className })}>
      {icon}
      {children}
    </Link>
  );
}
