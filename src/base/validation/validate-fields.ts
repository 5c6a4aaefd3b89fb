/** Says what is wrong with a value, or nothing; a rule across fields looks at the others as well. */
type FieldRule<Value, Values> = (value: Value, values: Values) => string | undefined;

/** The rule table of a form and of the call it makes, by the call's names; the first rule that speaks gives a field's message. */
export type RulesByField<Values> = {
  readonly [Field in keyof Values]?: readonly FieldRule<Values[Field], Values>[];
};

/** The message of one field, in the light of the others. */
export function fieldMessage<Values extends object, Field extends keyof Values>(
  values: Values,
  field: Field,
  rulesByField: RulesByField<NoInfer<Values>>,
): string | undefined {
  for (const rule of rulesByField[field] ?? []) {
    const message = rule(values[field], values);
    if (message !== undefined) return message;
  }
  return undefined;
}

/** All field errors at once: the first message of every field that breaks a rule. Empty when everything is fine. */
export function validateFields<Values extends object>(
  values: Values,
  rulesByField: RulesByField<NoInfer<Values>>,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const field of Object.keys(rulesByField) as (keyof Values & string)[]) {
    const message = fieldMessage(values, field, rulesByField);
    if (message !== undefined) errors[field] = message;
  }
  return errors;
}
