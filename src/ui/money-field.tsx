import { type FocusEvent, useState } from 'react';
import { moneyText, typedCents, wholeDollarCents } from './money-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'countTo'> {
  /** Whole cents; null while empty, NaN while what is typed is no amount: put `dollarAmount` before `required`. */
  value: number | null;
  /** Gets what was typed as well: who outlives the field keeps it, as NaN alone says nothing. */
  onChange: (cents: number | null, typed: string) => void;
  /** What was typed before and is no amount. */
  typed?: string;
  /** Whole dollars are shown and given back. What is held with cents keeps them until somebody types. */
  isWhole?: boolean;
}

/** Dollars are typed as people write them, cents are held. */
export function MoneyField(props: MoneyFieldProps) {
  const { value, onChange, onBlur, placeholder = '$', typed, isWhole = false, ...rest } = props;
  const rounded = isWhole ? wholeDollarCents : (cents: number | null) => cents;
  const shown = moneyText(rounded(value));
  const [text, setText] = useState(() => (typed && Number.isNaN(value) ? typed : shown));

  // The amount can change from outside; what is being typed must not be rewritten under the hand.
  if (!Object.is(rounded(typedCents(text)), value) && text !== shown) setText(shown);

  function type(next: string) {
    setText(next);
    onChange(rounded(typedCents(next)), next);
  }

  function tidy(event: FocusEvent) {
    if (!Number.isNaN(value)) setText(shown);
    onBlur?.(event);
  }

  return (
    <TextField
      {...rest}
      value={text}
      onChange={type}
      onBlur={tidy}
      placeholder={placeholder}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete={rest.autoComplete ?? 'off'}
      inputClassName="tabular-nums"
    />
  );
}
