import type { FieldValues } from 'react-hook-form';
import { ChoiceChips, type ChoiceChipsProps } from '../choice-chips.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormChoiceChipsProps<Values extends FieldValues> = FormBinding<Values> &
  Omit<ChoiceChipsProps, BoundProps>;

export function FormChoiceChips<Values extends FieldValues>({
  form,
  name,
  ...rest
}: FormChoiceChipsProps<Values>) {
  const { value, bound, ref } = useRuleField({ form, name, label: rest.label });
  return (
    <ChoiceChips {...rest} {...bound} value={Array.isArray(value) ? value.map(String) : []} inputRef={ref} />
  );
}
