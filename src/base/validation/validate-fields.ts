import { firstMessage } from './first-message.ts';
import type { Rule } from './rule.ts';

export type RulesByField<Values> = { readonly [Field in keyof Values]?: readonly Rule<Values[Field]>[] };

/** All field errors at once: the first message of every field that breaks a rule. Empty when everything is fine. */
export function validateFields<Values extends object>(
  values: Values,
  rulesByField: RulesByField<NoInfer<Values>>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of Object.keys(rulesByField) as (keyof Values & string)[]) {
    const message = firstMessage(values[field], ...(rulesByField[field] ?? []));
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}
