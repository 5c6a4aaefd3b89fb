import type { FieldValues } from 'react-hook-form';
import { DateField, type DateFieldProps } from '../date-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormDateFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<DateFieldProps, BoundProps>;

export function FormDateField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormDateFieldProps<Values>) {
  const { text, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <DateField {...rest} {...bound} value={text} inputRef={ref} />;
}
