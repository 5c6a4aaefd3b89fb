import { useEffect } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RuleForm } from '#ui/form/use-rule-form.ts';

/** Shows what somebody else saved meanwhile, unless there is something typed here. */
export function useFollowSaved<Values extends FieldValues>(form: RuleForm<Values>, saved: Values): void {
  const { reset, formState } = form.methods;
  const { isDirty } = formState;
  const key = JSON.stringify(saved);
  useEffect(() => {
    if (!isDirty) reset(JSON.parse(key) as Values);
  }, [reset, isDirty, key]);
}
