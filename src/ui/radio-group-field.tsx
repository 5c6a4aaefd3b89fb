import type { Ref } from 'react';
import { Label, RadioButton, RadioField, RadioGroup, Text } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field-message.tsx';
import type { FieldProps } from './field-props.ts';

export interface RadioOption {
  id: string;
  label: string;
  description?: string;
  isDisabled?: boolean;
}

export interface RadioGroupFieldProps extends FieldProps {
  options: readonly RadioOption[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  orientation?: 'vertical' | 'horizontal';
  /** The first choice that can be made, for a form that must move focus here. */
  inputRef?: Ref<HTMLInputElement>;
}

function Choice({ option, hasError }: { option: RadioOption; hasError: boolean }) {
  return (
    <RadioButton className="group flex min-h-11 cursor-pointer items-start gap-3 py-2.5 data-disabled:cursor-not-allowed data-disabled:opacity-55">
      <span
        aria-hidden="true"
        className={classNames(
          'mt-0.5 size-5.5 shrink-0 rounded-full border bg-paper transition-[border-color,border-width]',
          'group-data-selected:border-7 group-data-selected:border-primary group-data-hovered:border-ink',
          'group-data-focus-visible:outline-2 group-data-focus-visible:outline-primary',
          'group-data-focus-visible:ring-3 group-data-focus-visible:ring-primary/40',
          hasError ? 'border-red' : 'border-line-strong',
        )}
      />
      <span className="min-w-0">
        {option.label}
        {option.description && (
          <Text slot="description" className="block text-ink-soft text-sm">
            {option.description}
          </Text>
        )}
      </span>
    </RadioButton>
  );
}

/** A plain list of choices; `RadioCards` is its larger sister for few and weighty ones. */
export function RadioGroupField(props: RadioGroupFieldProps) {
  const { label, isLabelHidden, isOptional, options, value, error, orientation = 'vertical' } = props;
  const firstOpen = options.find((option) => !option.isDisabled);
  return (
    <RadioGroup
      value={value || null}
      onChange={props.onChange}
      onBlur={props.onBlur}
      name={props.name}
      orientation={orientation}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={props.className}
    >
      <Label className={isLabelHidden ? 'sr-only' : 'mb-1 block font-semibold text-sm'}>
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </Label>
      <div className={orientation === 'horizontal' ? 'flex flex-wrap gap-x-7' : undefined}>
        {options.map((option) => (
          <RadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled}
            inputRef={option === firstOpen ? props.inputRef : undefined}
          >
            <Choice option={option} hasError={Boolean(error)} />
          </RadioField>
        ))}
      </div>
      <FieldMessage {...props} />
    </RadioGroup>
  );
}
