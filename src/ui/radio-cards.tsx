import type { ReactNode, Ref } from 'react';
import { Label, RadioButton, RadioField, RadioGroup, Text } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { FieldMessage } from './field-message.tsx';
import type { FieldProps } from './field-props.ts';

export interface RadioCard {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  isDisabled?: boolean;
}

export interface RadioCardsProps extends FieldProps {
  options: readonly RadioCard[];
  /** Empty while nothing is chosen. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  name?: string;
  columns?: 1 | 2 | 3;
  /** The first choice that can be made, for a form that must move focus here. */
  inputRef?: Ref<HTMLInputElement>;
}

const grids = { 1: 'grid-cols-1', 2: 'sm:grid-cols-2', 3: 'sm:grid-cols-2 md:grid-cols-3' };

function CardFace({ option }: { option: RadioCard }) {
  return (
    <RadioButton
      className={classNames(
        'group flex h-full min-h-15 cursor-pointer items-center gap-3 rounded-card border bg-paper px-4 py-3 transition-colors',
        'border-line-strong data-hovered:border-ink data-invalid:border-red',
        'data-selected:border-secondary data-selected:bg-cove-tint data-selected:ring-1 data-selected:ring-secondary',
        'data-focus-visible:outline-2 data-focus-visible:outline-offset-2 data-focus-visible:outline-primary',
        'data-disabled:cursor-not-allowed data-disabled:opacity-55',
      )}
    >
      {option.icon && <span className="text-ink-soft group-data-selected:text-secondary">{option.icon}</span>}
      <span className="min-w-0 grow">
        <span className="block font-semibold">{option.label}</span>
        {option.description && (
          <Text slot="description" className="block text-sm text-ink-soft">
            {option.description}
          </Text>
        )}
      </span>
      <span
        aria-hidden="true"
        className="size-5 shrink-0 rounded-full border border-line-strong bg-paper transition-all group-data-selected:border-6 group-data-selected:border-secondary"
      />
    </RadioButton>
  );
}

export function RadioCards(props: RadioCardsProps) {
  const { label, isLabelHidden, isOptional, options, value, columns = 1, error } = props;
  const firstOpen = options.find((option) => !option.isDisabled);
  return (
    <RadioGroup
      value={value || null}
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
      <div className={classNames('grid gap-3', grids[columns])}>
        {options.map((option) => (
          <RadioField
            key={option.id}
            value={option.id}
            isDisabled={option.isDisabled}
            inputRef={option === firstOpen ? props.inputRef : undefined}
          >
            <CardFace option={option} />
          </RadioField>
        ))}
      </div>
      <FieldMessage {...props} />
    </RadioGroup>
  );
}
