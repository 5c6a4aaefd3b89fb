import type { ReactNode, Ref } from 'react';
import { Group, Label } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field-message.tsx';
import type { FieldCounter, FieldProps } from './field-props.ts';

export interface FieldShellProps extends Omit<FieldProps, 'className'> {
  counter?: FieldCounter;
  leading?: ReactNode;
  trailing?: ReactNode;
  boxRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

function borderOf({ error, warning, success }: Pick<FieldProps, 'error' | 'warning' | 'success'>) {
  if (error) return 'border-red';
  if (warning) return 'border-gold';
  if (success) return 'border-green';
  return 'border-line-strong';
}

/** The text inside the box of any one-line control; its own ring is drawn by the box. */
export const fieldInputStyle =
  'block w-full min-w-0 appearance-none bg-transparent px-3.5 text-ink outline-none ' +
  'focus-visible:shadow-none disabled:cursor-not-allowed';

/**
 * Box, label, description, message and counter around a control. Must stand inside a React Aria
 * field, which ties label and messages to whatever input the children render.
 */
export function FieldShell(props: FieldShellProps) {
  const { label, isLabelHidden, isOptional, isDisabled, leading, trailing, children } = props;
  return (
    <>
      <Group
        ref={props.boxRef}
        isDisabled={isDisabled}
        isInvalid={Boolean(props.error)}
        className={classNames(
          'relative flex min-h-15 items-center rounded-input border transition-colors',
          'has-focus-visible:border-primary has-focus-visible:ring-3 has-focus-visible:ring-primary/40',
          isDisabled ? 'bg-ink/5 text-ink-soft' : 'bg-paper',
          borderOf(props),
        )}
      >
        {leading && <span className="ps-3.5 text-ink-soft">{leading}</span>}
        <div className={classNames('min-w-0 grow', isLabelHidden ? 'py-3' : 'pt-2 pb-1.5')}>
          <Label className={isLabelHidden ? 'sr-only' : 'block px-3.5 text-xs font-semibold text-ink'}>
            {label}
            {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
          </Label>
          {children}
        </div>
        {trailing}
      </Group>
      <FieldMessage {...props} />
    </>
  );
}
