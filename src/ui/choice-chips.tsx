import { Check } from 'lucide-react';
import type { Ref } from 'react';
import { CheckboxButton, CheckboxField, CheckboxGroup, Label } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field-message.tsx';
import type { FieldProps } from './field-props.ts';

export interface ChoiceChip {
  id: string;
  label: string;
}

export interface ChoiceChipsProps extends FieldProps {
  options: readonly ChoiceChip[];
  value: readonly string[];
  onChange: (value: string[]) => void;
  onBlur?: () => void;
  name?: string;
  /** The first chip, for a form that must move focus here. */
  inputRef?: Ref<HTMLInputElement>;
}

/** Several short answers to one question, all in sight. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { label, isLabelHidden, isOptional, options, value, error } = props;
  return (
    <CheckboxGroup
      value={[...value]}
      onChange={props.onChange}
      onBlur={props.onBlur}
      name={props.name}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      className={props.className}
    >
      <Label className={isLabelHidden ? 'sr-only' : 'mb-2 block font-semibold text-sm'}>
        {label}
        {isOptional && <span className="font-normal text-ink-soft"> (optional)</span>}
      </Label>
      <div className="flex flex-wrap gap-2">
        {options.map(({ id, label: words }, index) => (
          <CheckboxField key={id} value={id} inputRef={index === 0 ? props.inputRef : undefined}>
            <CheckboxButton
              className={classNames(
                'group inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border bg-paper px-4 transition-colors',
                'border-line-strong data-hovered:border-ink data-invalid:border-red',
                'data-selected:border-secondary data-selected:bg-cove-tint data-selected:font-semibold',
                'noscript:has-checked:border-secondary! noscript:has-checked:bg-cove-tint! noscript:has-checked:font-semibold!',
                'noscript:not-has-checked:border-line-strong! noscript:not-has-checked:bg-paper! noscript:not-has-checked:font-normal!',
                'noscript:has-focus-visible:outline-2 noscript:has-focus-visible:outline-offset-2 noscript:has-focus-visible:outline-primary',
                'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-primary',
                'data-disabled:cursor-not-allowed data-disabled:opacity-55',
              )}
            >
              <Check
                size={16}
                aria-hidden="true"
                className="hidden text-secondary group-data-selected:block noscript:group-has-checked:block! noscript:group-not-has-checked:hidden!"
              />
              {words}
            </CheckboxButton>
          </CheckboxField>
        ))}
      </div>
      <FieldMessage {...props} />
    </CheckboxGroup>
  );
}
