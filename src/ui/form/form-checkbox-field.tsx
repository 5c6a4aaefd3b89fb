import type { FieldValues } from 'react-hook-form';
import { CheckboxField, type CheckboxFieldProps } from '../checkbox-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormCheckboxFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<CheckboxFieldProps, BoundProps>;

export function FormCheckboxField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormCheckboxFieldProps<Values>) {
  const { value, bound, ref } = useRuleField({ form, name, label: rest.label });
  // A lone box in a form keeps its line free like any field; a list of boxes turns this off.
  return <CheckboxField reservesMessage {...rest} {...bound} value={value === true} inputRef={ref} />;
}
