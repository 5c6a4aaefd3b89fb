import type { FieldValues } from 'react-hook-form';
import { CodeField, type CodeFieldProps } from '../code-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormCodeFieldProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<CodeFieldProps, BoundProps>;

export function FormCodeField<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormCodeFieldProps<Values>) {
  const { text, bound, ref } = useRuleField({ form, name, label: rest.label });
  return <CodeField {...rest} {...bound} value={text} inputRef={ref} />;
}
