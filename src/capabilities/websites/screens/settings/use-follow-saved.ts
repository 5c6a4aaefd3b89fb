import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RuleForm } from '#ui/form/use-rule-form.ts';

/** Shows what somebody else saved meanwhile, unless there is something typed here. */
export function useFollowSaved<Values extends FieldValues>(form: RuleForm<Values>, saved: Values): void {
  const { reset, getValues, formState } = form.methods;
  const { isDirty, defaultValues } = formState;
  const key = JSON.stringify(saved);
  const begun = JSON.stringify(defaultValues);
  useEffect(() => {
    if (isDirty || begun === key) return;
    // Somebody may have typed since this was drawn.
    const from = JSON.parse(begun) as Values;
    const typed = getValues();
    if (Object.keys(from).every((name) => Object.is(typed[name], from[name])))
      reset(JSON.parse(key) as Values);
  }, [reset, getValues, isDirty, begun, key]);
}
