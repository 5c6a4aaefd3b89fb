import type { FieldValues } from 'react-hook-form';
import { NumberField, type NumberFieldProps } from '../number-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormNumberFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<NumberFieldProps, BoundProps>;

export function FormNumberField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormNumberFieldProps<Values>) {
  const { value, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <NumberField {...rest} {...bound} value={typeof value === 'number' ? value : null} inputRef={ref} />;
}
