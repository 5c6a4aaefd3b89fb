import { Minus, Plus } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { NumberField as AriaNumberField, Button, Input } from 'react-aria-components';
import { classNames } from './class-names.ts';
import type { FieldProps } from './field-props.ts';
import { FieldShell, fieldInputStyle } from './field-shell.tsx';

export interface NumberFieldProps extends FieldProps {
  /** Null while empty. */
  value: number | null;
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  name?: string;
  minValue?: number;
  maxValue?: number;
  step?: number;
  placeholder?: string;
  formatOptions?: Intl.NumberFormatOptions;
  inputRef?: Ref<HTMLInputElement>;
}

function StepButton({ slot, children }: { slot: 'decrement' | 'increment'; children: ReactNode }) {
  return (
    <Button
      slot={slot}
      className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink transition-colors hover:bg-ink/6 data-disabled:cursor-not-allowed data-disabled:opacity-45 data-pressed:bg-ink/10"
    >
      {children}
    </Button>
  );
}

/** Typed, stepped with the arrow keys or the two buttons; held between its bounds when it is left. */
export function NumberField(props: NumberFieldProps) {
  const { value, onChange } = props;
  return (
    <AriaNumberField
      value={value ?? Number.NaN}
      onChange={(next) => onChange(Number.isNaN(next) ? null : next)}
      onBlur={props.onBlur}
      name={props.name}
      minValue={props.minValue}
      maxValue={props.maxValue}
      step={props.step}
      formatOptions={props.formatOptions}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled}
      isInvalid={Boolean(props.error)}
      validationBehavior="aria"
      // Scrolling past must not change what stands here.
      isWheelDisabled
      className={props.className}
    >
      <FieldShell
        {...props}
        trailing={
          <div className="flex pe-1.5">
            <StepButton slot="decrement">
              <Minus size={18} aria-hidden="true" />
            </StepButton>
            <StepButton slot="increment">
              <Plus size={18} aria-hidden="true" />
            </StepButton>
          </div>
        }
      >
        <Input
          ref={props.inputRef}
          placeholder={props.placeholder}
          className={classNames(fieldInputStyle, 'tabular-nums')}
        />
      </FieldShell>
    </AriaNumberField>
  );
}
