import type { FieldValues } from 'react-hook-form';
import { TextField, type TextFieldProps } from '../text-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormTextFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<TextFieldProps, BoundProps>;

export function FormTextField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormTextFieldProps<Values>) {
  const { text, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <TextField {...rest} {...bound} value={text} inputRef={ref} />;
}
