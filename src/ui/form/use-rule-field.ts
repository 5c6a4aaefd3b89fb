import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { RuleForm } from './use-rule-form.ts';

/** What every connector takes beside the control's own props. */
export interface FormBinding<Values extends FieldValues> {
  form: RuleForm<Values>;
  name: FieldPath<Values>;
}

/** The props that a connector takes over from its control. */
export type BoundProps = 'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'inputRef' | 'triggerRef';

export function useRuleField<Values extends FieldValues>({ form, name }: FormBinding<Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const value: unknown = field.value;
  return {
    value,
    text: typeof value === 'string' ? value : '',
    bound: {
      name,
      onChange: (next: unknown) => field.onChange(next),
      onBlur: field.onBlur,
      error: fieldState.error?.message,
    },
    ref: field.ref,
  };
}
