import type { FieldValues } from 'react-hook-form';
import { TextAreaField, type TextAreaFieldProps } from '../text-area-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormTextAreaFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<TextAreaFieldProps, BoundProps>;

export function FormTextAreaField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormTextAreaFieldProps<Values>) {
  const { text, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <TextAreaField {...rest} {...bound} value={text} inputRef={ref} />;
}
