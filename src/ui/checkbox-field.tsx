import { Check } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { CheckboxField as AriaCheckboxField, CheckboxButton } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field-message.tsx';
import type { FieldProps } from './field-props.ts';

export interface CheckboxFieldProps extends Omit<FieldProps, 'label' | 'isLabelHidden' | 'isOptional'> {
  /** A node, since consent texts contain links. */
  label: ReactNode;
  value: boolean;
  onChange: (value: boolean) => void;
  onBlur?: () => void;
  name?: string;
  inputRef?: Ref<HTMLInputElement>;
}

export function CheckboxField(props: CheckboxFieldProps) {
  const { label, value, error, isDisabled } = props;
  return (
    <AriaCheckboxField
      isSelected={value}
      onChange={props.onChange}
      onBlur={props.onBlur}
      name={props.name}
      isRequired={props.isRequired}
      isDisabled={isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      inputRef={props.inputRef}
      className={props.className}
    >
      <CheckboxButton className="group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 data-disabled:cursor-not-allowed data-disabled:opacity-55">
        <span
          className={classNames(
            'mt-0.5 flex size-5.5 shrink-0 items-center justify-center rounded-mark border text-paper transition-colors',
            'group-data-focus-visible:ring-3 group-data-focus-visible:ring-primary/40 group-data-focus-visible:outline-2',
            'group-data-focus-visible:outline-primary',
            value ? 'border-primary bg-primary' : 'bg-paper group-data-hovered:border-ink',
            'noscript:group-has-checked:border-primary! noscript:group-has-checked:bg-primary!',
            'noscript:group-not-has-checked:border-line-strong! noscript:group-not-has-checked:bg-paper!',
            'noscript:group-has-focus-visible:outline-2 noscript:group-has-focus-visible:outline-primary',
            !value && (error ? 'border-red' : 'border-line-strong'),
          )}
        >
          <Check
            size={16}
            className={classNames('stroke-[2.5]!', !value && 'hidden noscript:group-has-checked:block')}
            aria-hidden="true"
          />
        </span>
        <span className="text-base">{label}</span>
      </CheckboxButton>
      <div className="-mt-2.5 ps-8">
        <FieldMessage {...props} reservesMessage={props.reservesMessage ?? false} />
      </div>
    </AriaCheckboxField>
  );
}
