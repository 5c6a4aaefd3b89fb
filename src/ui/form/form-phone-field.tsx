import type { FieldValues } from 'react-hook-form';
import { PhoneField, type PhoneFieldProps } from '../phone-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormPhoneFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<PhoneFieldProps, BoundProps>;

export function FormPhoneField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormPhoneFieldProps<Values>) {
  const { text, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <PhoneField {...rest} {...bound} value={text} inputRef={ref} />;
}
