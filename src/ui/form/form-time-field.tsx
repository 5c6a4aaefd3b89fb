import type { FieldValues } from 'react-hook-form';
import { TimeField, type TimeFieldProps } from '../time-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormTimeFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<TimeFieldProps, BoundProps>;

export function FormTimeField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormTimeFieldProps<Values>) {
  const { text, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <TimeField {...rest} {...bound} value={text} inputRef={ref} />;
}
