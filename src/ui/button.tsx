import type { ReactNode, Ref } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { type ButtonLook, buttonStyle } from './button-style.ts';
import { classNames } from './class-names.ts';
import { Spinner } from './spinner.tsx';

export interface ButtonProps extends Omit<AriaButtonProps, 'children' | 'className' | 'style'>, ButtonLook {
  children: ReactNode;
  icon?: ReactNode;
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** While pending it keeps its width, its focus and its name, and takes no press. */
export function Button(props: ButtonProps) {
  const { children, icon, variant, size, isFullWidth, className, pendingLabel = 'Working', ...rest } = props;
  return (
    <AriaButton
      {...rest}
      // React Aria passes on only the attributes it knows, and aria-busy is not among them.
      render={(domProps) => <button {...domProps} aria-busy={rest.isPending || undefined} />}
      className={buttonStyle({ variant, size, isFullWidth, className })}
    >
      <span className={classNames('inline-flex min-w-0 items-center gap-2', rest.isPending && 'opacity-0')}>
        {icon}
        {children}
      </span>
      {rest.isPending && (
        <span className="absolute inset-0 flex items-center justify-center">
          <Spinner label={pendingLabel} />
        </span>
      )}
    </AriaButton>
  );
}
