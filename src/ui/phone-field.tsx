import { keepPhoneCharacters, US_PHONE_PLACEHOLDER } from '#base/validation/phone.ts';
import { TextField, type TextFieldProps } from './text-field.tsx';

/** A plus and the 15 digits that a number can have at most. */
const LONGEST = 16;

export type PhoneFieldProps = Omit<TextFieldProps, 'type' | 'inputMode' | 'countTo'>;

export function PhoneField({
  onChange,
  autoComplete = 'tel',
  placeholder = US_PHONE_PLACEHOLDER,
  maxLength = LONGEST,
  ...rest
}: PhoneFieldProps) {
  return (
    <TextField
      {...rest}
      type="tel"
      inputMode="tel"
      autoComplete={autoComplete}
      placeholder={placeholder}
      // Cut here and not by the browser, which would count the brackets and spaces of a pasted number too.
      onChange={(typed) => onChange(keepPhoneCharacters(typed).slice(0, maxLength))}
      inputClassName="tabular-nums"
    />
  );
}
