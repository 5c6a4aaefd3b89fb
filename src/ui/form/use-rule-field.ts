import { type ReactNode, useCallback } from 'react';
import { type FieldPath, type FieldValues, useController } from 'react-hook-form';
import type { RuleForm } from './use-rule-form.ts';

/** What every connector takes beside the control's own props. */
export interface FormBinding<Values extends FieldValues> {
  form: RuleForm<Values>;
  name: FieldPath<Values>;
}

/** The props that a connector takes over from its control. */
export type BoundProps = 'value' | 'onChange' | 'onBlur' | 'name' | 'error' | 'inputRef' | 'triggerRef';

interface RuleFieldOptions<Values extends FieldValues> extends FormBinding<Values> {
  /** What an error beside the button calls the field. */
  label: ReactNode;
}

export function useRuleField<Values extends FieldValues>({ form, name, label }: RuleFieldOptions<Values>) {
  const { field, fieldState } = useController({ control: form.control, name });
  const { shownFields } = form;
  const called = typeof label === 'string' ? label : undefined;
  const fieldRef = field.ref;
  const ref = useCallback(
    (element: HTMLElement | null) => {
      fieldRef(element);
      if (!element) return void shownFields.elements.delete(name);
      shownFields.elements.set(name, element);
      if (called !== undefined) shownFields.labels.set(name, called);
    },
    [fieldRef, shownFields, name, called],
  );
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
    ref,
  };
}
