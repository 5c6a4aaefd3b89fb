import type { ReactNode, Ref } from 'react';
import { SwitchField as AriaSwitchField, SwitchButton } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field-message.tsx';
import type { FieldProps } from './field-props.ts';

export interface SwitchFieldProps extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'isOptional'> {
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

/** For what takes effect at once; a choice that waits for a button is a checkbox. */
export function SwitchField(props: SwitchFieldProps) {
  const { label, value, error } = props;
  return (
    <AriaSwitchField
      isSelected={value}
      onChange={props.onChange}
      onBlur={props.onBlur}
      name={props.name}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      inputRef={props.inputRef}
      className={props.className}
    >
      <SwitchButton className="group flex min-h-11 cursor-pointer items-start justify-between gap-4 py-2 data-disabled:cursor-not-allowed data-disabled:opacity-55">
        <span className="min-w-0 py-px">{label}</span>
        <span
          aria-hidden="true"
          className={classNames(
            'flex h-7 w-12 shrink-0 items-center rounded-full border-2 px-0.5 transition-colors',
            'group-data-focus-visible:outline-2 group-data-focus-visible:outline-primary group-data-focus-visible:outline-offset-2',
            value ? 'border-secondary bg-secondary' : 'border-line-strong bg-paper',
            error && 'border-red',
          )}
        >
          <span
            className={classNames(
              'size-5 rounded-full transition-[translate,background-color] duration-200',
              value ? 'translate-x-5 bg-paper' : 'bg-line-strong',
            )}
          />
        </span>
      </SwitchButton>
      <div className="-mt-1.5 pe-16">
        <FieldMessage {...props} reservesMessage={props.reservesMessage ?? false} />
      </div>
    </AriaSwitchField>
  );
}
