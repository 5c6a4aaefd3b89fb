import { dateText } from './date-text.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type DateFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'countTo' | 'maxLength'>;

/** A typed date, MM/DD/YYYY; its value is the text as shown, and the form's rules judge it. */
export function DateField({
  onChange,
  placeholder = 'MM/DD/YYYY',
  autoComplete = 'off',
  ...rest
}: DateFieldProps) {
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete={autoComplete}
      placeholder={placeholder}
      onChange={(typed) => onChange(dateText(typed, rest.value))}
      inputClassName="tabular-nums"
    />
  );
}
