import type { ReactNode } from 'react';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { PlainLink, type PlainLinkProps } from './plain-link.tsx';

export interface ButtonLinkProps
  extends Omit<PlainLinkProps, 'className' | 'style' | 'children'>,
    ButtonLook {
  children: ReactNode;
  icon?: ReactNode;
}

/** Looks like a button because it is the next step, stays a link because it only goes somewhere. */
export function ButtonLink(props: ButtonLinkProps) {
  const { children, icon, variant, size, isFullWidth, className, ...rest } = props;
  return (
    <PlainLink {...rest} className={buttonStyle({ variant, size, isFullWidth, className })}>
      {icon}
      {children}
    </PlainLink>
  );
}
