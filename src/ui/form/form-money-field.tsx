import type { FieldValues } from 'react-hook-form';
import { MoneyField, type MoneyFieldProps } from '../money-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormMoneyFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<MoneyFieldProps, BoundProps>;

export function FormMoneyField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormMoneyFieldProps<Values>) {
  const { value, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <MoneyField {...rest} {...bound} value={typeof value === 'number' ? value : null} inputRef={ref} />;
}
