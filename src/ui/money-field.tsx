import { type FocusEvent, useState } from 'react';
import { moneyText, typedCents } from './money-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export interface MoneyFieldProps
  extends Omit<TextFieldProps, 'value' | 'onChange' | 'type' | 'inputMode' | 'countTo'> {
  /** Whole cents; null while empty, NaN while what is typed is no amount: put `dollarAmount` before `required`. */
  value: number | null;
  /** Gets what was typed as well: who outlives the field keeps it, as NaN alone says nothing. */
  onChange: (cents: number | null, typed: string) => void;
  /** What was typed before and is no amount. */
  typed?: string;
}

/** Dollars are typed as people write them, cents are held. */
export function MoneyField({ value, onChange, onBlur, placeholder = '$', typed, ...rest }: MoneyFieldProps) {
  const [text, setText] = useState(() => (typed && Number.isNaN(value) ? typed : moneyText(value)));

  // The amount can change from outside; what is being typed must not be rewritten under the hand.
  const shown = moneyText(value);
  if (!Object.is(typedCents(text), value) && text !== shown) setText(shown);

  function type(next: string) {
    setText(next);
    onChange(typedCents(next), next);
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
      inputMode="decimal"
      autoComplete={rest.autoComplete ?? 'off'}
      inputClassName="tabular-nums"
    />
  );
}
