import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from './class-names.ts';

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'children' | 'className' | 'style' | 'aria-label'> {
  label: string;
  icon: ReactNode;
  className?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** A 44 px target whose name is required, since its picture alone says nothing aloud. */
export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <AriaButton
      {...rest}
      aria-label={label}
      className={classNames(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors',
        'hover:bg-ink/6 hover:text-ink data-disabled:cursor-not-allowed data-disabled:opacity-45',
        className,
      )}
    >
      {icon}
    </AriaButton>
  );
}
