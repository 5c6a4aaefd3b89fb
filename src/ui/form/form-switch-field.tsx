import type { FieldValues } from 'react-hook-form';
import { SwitchField, type SwitchFieldProps } from '../switch-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormSwitchFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<SwitchFieldProps, BoundProps>;

export function FormSwitchField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormSwitchFieldProps<Values>) {
  const { value, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <SwitchField {...rest} {...bound} value={value === true} inputRef={ref} />;
}
