import { TextField, type TextFieldProps } from './text-field.tsx';
import { timeText } from './time-text.ts';

export type TimeFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'countTo' | 'maxLength'>;

/** A typed time of 24 hours, HH:MM; its value is the text as shown, and the form's rule judges it. */
export function TimeField({
  onChange,
  placeholder = 'HH:MM',
  autoComplete = 'off',
  ...rest
}: TimeFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder={placeholder}
      onChange={(typed) => onChange(timeText(typed, rest.value))}
      inputClassName="tabular-nums"
    />
  );
}
