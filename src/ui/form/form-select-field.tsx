import type { FieldValues } from 'react-hook-form';
import { SelectField, type SelectFieldProps } from '../select-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormSelectFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<SelectFieldProps, BoundProps>;

export function FormSelectField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormSelectFieldProps<Values>) {
  const { text, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <SelectField {...rest} {...bound} value={text} triggerRef={ref} />;
}
