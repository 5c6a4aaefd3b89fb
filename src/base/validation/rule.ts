/**
 * The message for a value that breaks the rule, or undefined when the value is fine.
 *
 * Every rule but the required kinds takes an empty value (empty text, null, undefined) as fine: whether a field may be
 * left out is one question, what it may hold is another. Rules judge the text as it would be stored, so trim before.
 */
export type Rule<T = unknown> = (value: T) => string | undefined;

export type TextValue = string | null | undefined;
export type NumberValue = string | number | null | undefined;

export function isEmpty(value: unknown): value is '' | null | undefined {
  return value === undefined || value === null || value === '';
}

/** A rule over text with one fixed message. */
export function textRule(message: string, isValid: (text: string) => boolean): Rule<TextValue> {
  return (value) => (isEmpty(value) || isValid(value) ? undefined : message);
}
