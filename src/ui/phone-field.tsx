import { keepPhoneCharacters, US_PHONE_PLACEHOLDER } from '#base/validation/phone.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'countTo'>;

export function PhoneField({
  onChange,
  autoComplete = 'tel',
  placeholder = US_PHONE_PLACEHOLDER,
  maxLength = 16,
  ...rest
}: PhoneFieldProps) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder={placeholder}
      maxLength={maxLength}
      onChange={(typed) => onChange(keepPhoneCharacters(typed))}
      inputClassName="tabular-nums"
    />
  );
}
