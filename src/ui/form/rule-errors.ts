import { type FieldPath, type FieldPathValue, type FieldValues, get } from 'react-hook-form';

/** Says what is wrong with a value, or nothing. The rules themselves live in #base/validation. */
export type Rule<Value, Values> = (value: Value, values: Values) => string | undefined;

/** Rules per field; the first that speaks gives the field's message. */
export type FieldRules<Values extends FieldValues> = {
  readonly [Name in FieldPath<Values>]?: readonly Rule<FieldPathValue<Values, Name>, Values>[];
};

export type FieldMessages<Values extends FieldValues> = Partial<Record<FieldPath<Values>, string>>;

function firstMessage<Values>(rules: readonly Rule<never, Values>[], value: unknown, values: Values) {
  for (const rule of rules) {
    // The table's type ties each rule to its field; only iterating over it loses that.
    const message = rule(value as never, values);
    if (message) return message;
  }
  return undefined;
}

/** Every field's message at once. */
export function ruleErrors<Values extends FieldValues>(
  rules: FieldRules<Values>,
  values: Values,
): FieldMessages<Values> {
  const messages: FieldMessages<Values> = {};
  for (const name of Object.keys(rules) as FieldPath<Values>[]) {
    const message = firstMessage(rules[name] ?? [], get(values, name), values);
    if (message) messages[name] = message;
  }
  return messages;
}
