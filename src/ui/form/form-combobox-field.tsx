import type { FieldValues } from 'react-hook-form';
import { ComboboxField, type ComboboxFieldProps } from '../combobox-field.tsx';
import { type BoundProps, type FormBinding, useRuleField } from './use-rule-field.ts';

export type FormComboboxFieldProps<Values extends FieldValues, T extends object> = FormBinding<Values> &
  Omit<ComboboxFieldProps<T>, BoundProps>;

export function FormComboboxField<Values extends FieldValues, T extends object>(
  props: FormComboboxFieldProps<Values, T>,
) {
  const { form, name, ...rest } = props;
  const { value, bound, ref } = useRuleField({ form, name, label: rest.label });
  // The form's field holds the chosen option itself, or null.
  return <ComboboxField<T> {...rest} {...bound} value={(value ?? null) as T | null} inputRef={ref} />;
}
