import { useEffect, useEffectEvent } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { RuleForm } from './use-rule-form.ts';

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Shows what somebody else saved meanwhile, unless there is something typed here. */
export function useFollowSaved<Values extends FieldValues>(
  form: RuleForm<Values>,
  saved: Values,
  onFollow?: () => void,
): void {
  const { reset, getValues, formState } = form.methods;
  const { isDirty, defaultValues } = formState;
  const key = JSON.stringify(saved);
  const begun = JSON.stringify(defaultValues);
  const tell = useEffectEvent(() => onFollow?.());
  useEffect(() => {
    if (isDirty || begun === key) return;
    // Somebody may have typed since this was drawn.
    const from = JSON.parse(begun) as Values;
    const typed = getValues();
    if (!Object.keys(from).every((name) => same(typed[name], from[name]))) return;
    reset(JSON.parse(key) as Values);
    tell();
  }, [reset, getValues, isDirty, begun, key]);
}
