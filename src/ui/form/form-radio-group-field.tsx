import type { FieldValues } from 'react-hook-form';
import { RadioGroupField, type RadioGroupFieldProps } from '../radio-group-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormRadioGroupFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<RadioGroupFieldProps, BoundProps>;

export function FormRadioGroupField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormRadioGroupFieldProps<Values>) {
  const { text, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <RadioGroupField {...rest} {...bound} value={text} inputRef={ref} />;
}
